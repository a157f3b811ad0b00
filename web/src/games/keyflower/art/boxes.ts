/**
 * The boxes of tiles whose rows say too little to be drawn from: one line each, by the word of the tile, or by
 * word and side where the sides differ. Numbers come from the row; here are only the signs.
 */
import type { Effect } from '../facts';
import { ARROW, icon, pieces, SLASH, text, worth, type Mark } from './marks';

type Box = (effect: Effect) => Mark[];

/** Points for each of something. */
const per =
  (...signs: readonly string[]): Box =>
  (effect) => [...signs.map(icon), ...worth(effect)];
const shows =
  (...marks: readonly Mark[]): Box =>
  () => [...marks];

const BOXES: Readonly<Record<string, Box>> = {
  artisan: per('hex-upgraded'),
  builder: per('extension'),
  muleteer: per('contract-undone'),
  'keyflower-ii': ({ gains = {} }) => [...pieces(gains), ARROW, icon('home')],
  'sea-bastion-ii': shows(icon('boat-swap')),
  'sea-breese-ii': per('hex-winter'),
  'flipper-ii': shows(icon('extension'), text('0')),
  'ianvincible-ii': per('up'),
  'white-wind-ii': per('contract-done'),
  'sheep-shelter': per('sheep'),
  weaver: per('field-sheep'),
  'truffle-orchard': per('field-pig'),
  dairy: per('field-cow'),
  hillside: per('field-tiles'),
  'summer-boat-5 front': shows(icon('sheep'), icon('pig'), icon('cow'), icon('field')),
  'summer-boat-5 back': shows(icon('wheat'), text('='), icon('any-resource')),
  'summer-boat-7 front': shows(icon('any-resource'), ARROW, icon('hex-village')),
  'key-celeste': (effect) => [icon('ghost'), SLASH, icon('purple-worker'), ...worth(effect)],
  'sorcerer front': shows(icon('any-worker'), ARROW, icon('hex-beside')),
  'sorcerer back': shows(icon('any-worker'), ARROW, icon('hex-village')),
  developer: per('up-beside'),
  'talton-lodge': per('hex-worker'),
  beekeeper: per('hex'),
  'the-glade': per('hex-beside', 'hex-summer'),
  'the-glade-in-winter': per('hex-beside', 'hex-winter'),
  'delivery-man': per('walk'),
};

export const boxOf = (tile: string, side: string): Box | undefined => BOXES[`${tile} ${side}`] ?? BOXES[tile];
