/** Every seat has a colour and a hat; the hat alone is enough to tell the seats apart. */
export const BODY = 'M-11,13 q0,-15 6,-18 a7,7 0 1 1 10,0 q6,3 6,18 z';

export const HATS: readonly string[] = [
  'M-7.5,-11.5 h15 v-2.6 c0,-4.4 -15,-4.4 -15,0z',
  'M-7.4,-10.6 L0,-24 L7.4,-10.6z',
  'M-12.5,-11 h25 v-2.4 h-6 c0,-7 -13,-7 -13,0 h-6z',
  'M-7.5,-11 c0,-8 15,-8 15,0z M5,-14.5 q6,-9 10,-9 q-1,7 -7.5,11z',
  'M-8,-11 v-9 l4,4.4 l4,-6.6 l4,6.6 l4,-4.4 v9z',
  'M-8.5,-10 v-12 h17 v12z M-3,-22 v-3 h6 v3z',
];

export const seatColour = (seat: number): string => `var(--seat-${seat % 6})`;
