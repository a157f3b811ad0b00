type Act = (byKey: boolean) => void;

/** A drawn thing that answers like a button: by click, by Enter and by space. */
export function activate(element: SVGElement | HTMLElement, act: Act): { update: (next: Act) => void; destroy: () => void } {
  let current = act;
  const click = (event: Event): void => {
    event.stopPropagation();
    current(false);
  };
  const key = (event: Event): void => {
    const pressed = (event as KeyboardEvent).key;
    if (pressed !== 'Enter' && pressed !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    current(true);
  };
  element.addEventListener('click', click);
  element.addEventListener('keydown', key);
  return {
    update: (next) => (current = next),
    destroy: () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    },
  };
}
