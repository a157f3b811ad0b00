/** Which words fit at the caret of a score sheet. Tiles are found by their id and by their name in any language. */
import type { TileWord, Words } from './sheet';

export interface Offer {
  insert: string;
  /** What the word is called: a tile's name; empty where the id says it all. */
  name: string;
  sort: 'tile' | 'piece' | 'word';
}
export interface Completion {
  /** The stretch of the text that the chosen word replaces. */
  from: number;
  to: number;
  typed: string;
  /** True where a word must follow, so that the offers may open before a letter is typed. */
  wanted: boolean;
  offers: Offer[];
}
export type NameOf = (sort: 'tile' | 'piece' | 'word', id: string) => string;

const MOST = 8;
/** A name such as `The glade in winter` has so many words. */
const MOST_WORDS = 4;
const PLAIN = /['’]/g;
const loose = (text: string): string =>
  text
    .toLowerCase()
    .replace(PLAIN, '')
    .replaceAll('ё', 'е')
    .replace(/[-\s]+/g, ' ')
    .trim();
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(PLAIN, '')
    .split(/[\s,:;()=]+/)
    .filter((word) => word !== '');

function ranked(offers: readonly Offer[], typed: string): Offer[] {
  const wish = loose(typed);
  if (wish === '') return offers.slice(0, MOST);
  const rank = (offer: Offer): number => {
    const both = [loose(offer.insert), loose(offer.name)];
    if (both.some((word) => word.startsWith(wish))) return 0;
    if (both.some((word) => word.includes(` ${wish}`))) return 1;
    return both.some((word) => word.includes(wish)) ? 2 : 3;
  };
  return offers
    .map((offer, i) => ({ offer, i, at: rank(offer) }))
    .filter((each) => each.at < 3)
    .sort((a, b) => a.at - b.at || a.i - b.i)
    .slice(0, MOST)
    .map((each) => each.offer);
}

/** The tile a line begins with, and how many of its words name it. */
function tileAt(words: readonly string[], tiles: ReadonlyMap<string, TileWord>): { tile: TileWord; length: number } | null {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    const name = words.slice(0, length).join('-');
    const tile = tiles.get(name) ?? tiles.get(name.replace(/^boat-/, 'summer-boat-').replace(/(boat-\d)[ab]$/, '$1'));
    if (tile !== undefined) return { tile, length };
  }
  return null;
}

/** The tiles on the sheet, and those of the player whose line is at `place`. */
function tilesUsed(text: string, place: number, tiles: ReadonlyMap<string, TileWord>): { all: Set<string>; own: Set<string> } {
  const all = new Set<string>();
  let own = new Set<string>();
  let mine = own;
  let at = 0;
  for (const line of text.split('\n')) {
    const words = wordsOf(line.split('#')[0] ?? '');
    const here = place >= at && place <= at + line.length;
    if (words[0] === 'player') own = new Set();
    if (here) mine = own;
    const found = tileAt(words, tiles);
    if (found !== null && !here) {
      all.add(found.tile.id);
      own.add(found.tile.id);
    }
    at += line.length + 1;
  }
  return { all, own: mine };
}

function afterTile(tile: TileWord, before: readonly string[], words: Words): string[] {
  const said = new Set(before);
  const given = [
    ...(tile.upgrade && !said.has('upgraded') ? ['upgraded'] : []),
    ...(tile.sides && !said.has('a') && !said.has('b') ? ['a', 'b'] : []),
    ...(said.has('at') || said.has('beside') ? [] : ['beside', 'at']),
    ...(said.has('turn') ? [] : ['turn']),
    ...tile.options.filter((option) => !said.has(option)),
  ];
  return [...given, ...words.goods];
}

/** Where the caret stands: the words before it on its line, and the half word at it. */
class Place {
  readonly line: string;
  readonly partial: string;
  readonly before: string[];
  readonly tiles: ReadonlyMap<string, TileWord>;
  readonly used: { all: Set<string>; own: Set<string> };

  constructor(
    text: string,
    readonly caret: number,
    readonly words: Words,
    readonly nameOf: NameOf,
  ) {
    const start = text.lastIndexOf('\n', caret - 1) + 1;
    this.line = text.slice(start, caret);
    this.partial = /[^\s,:;()=]*$/.exec(this.line)?.[0] ?? '';
    this.before = wordsOf(this.line.slice(0, this.line.length - this.partial.length));
    this.tiles = new Map(words.tiles.map((tile) => [tile.id, tile]));
    this.used = tilesUsed(text, start, this.tiles);
  }

  offers(sort: Offer['sort'], ids: Iterable<string>): Offer[] {
    return [...ids].map((insert) => ({ insert, name: this.nameOf(sort, insert), sort }));
  }

  /** Words that may be pieces, each of its own sort: those with a name among the pieces. */
  mixed(ids: Iterable<string>): Offer[] {
    return [...ids].flatMap((id) => this.offers(this.nameOf('piece', id) === '' ? 'word' : 'piece', [id]));
  }

  at(typed: string, wanted: boolean, offers: readonly Offer[]): Completion {
    return { from: this.caret - typed.length, to: this.caret, typed, wanted, offers: ranked(offers, typed) };
  }

  nothing(): Completion {
    return this.at('', false, []);
  }
}

/** The first word of a line: a tile that is on no other line, or what else a line may begin with. */
function beginning(place: Place): Completion {
  const free = place.words.tiles.filter((tile) => !place.used.all.has(tile.id)).map((tile) => tile.id);
  return place.at(place.line.trimStart(), false, [...place.offers('tile', free), ...place.offers('word', place.words.keywords)]);
}

function pieces(place: Place, ids: readonly string[]): Completion {
  if (/^\d+$/.test(place.partial)) return place.nothing();
  return place.at(place.partial, /^\d+$/.test(place.before[place.before.length - 1] ?? ''), place.offers('piece', ids));
}

/** What follows a tile: `rest` are the words after its name. */
function following(place: Place, tile: TileWord, rest: readonly string[]): Completion {
  const { partial, words } = place;
  const [third, second, last] = [rest[rest.length - 3], rest[rest.length - 2], rest[rest.length - 1]];
  const beside = rest.lastIndexOf('beside');
  if (beside >= 0) {
    const named = tileAt(rest.slice(beside + 1), place.tiles);
    if (named === null)
      return place.at(
        partial,
        true,
        place.offers(
          'tile',
          [...place.used.own].filter((id) => id !== tile.id),
        ),
      );
    if (beside + 1 + named.length === rest.length) return place.at(partial, true, place.offers('word', words.directions));
  }
  if (last === 'turn') return place.at(partial, true, place.offers('word', ['0', '1', '2', '3', '4', '5']));
  if (last === 'at' || second === 'at' || /^[-+]?\d+$/.test(partial)) return place.nothing();
  if (/^\d+$/.test(last ?? '') && second !== 'turn' && third !== 'at')
    return place.at(
      partial,
      true,
      place.offers('piece', [...words.goods, ...tile.options.filter((id) => place.nameOf('piece', id) !== '')]),
    );
  return place.at(
    partial,
    false,
    last === 'extended' ? place.mixed([...words.workers, ...afterTile(tile, rest, words)]) : place.mixed(afterTile(tile, rest, words)),
  );
}

/** A line of the sets: its own words; behind `on` a tile of the village, and behind that a spot of it. */
function ofSet(place: Place, line: string, follow: readonly string[]): Completion {
  const { before, partial, words } = place;
  const on = before.lastIndexOf('on');
  const spots = words.spots[line] ?? [];
  if (spots.length > 0 && on > 0) {
    const named = tileAt(before.slice(on + 1), place.tiles);
    if (named === null) return place.at(partial, true, place.offers('tile', place.used.own));
    return on + 1 + named.length === before.length ? place.at(partial, true, place.offers('word', spots)) : place.nothing();
  }
  if (/^\d+$/.test(partial) || follow.length === 0) return place.nothing();
  const number = /^\d+$/.test(before[before.length - 1] ?? '');
  return place.at(partial, number || before.length === 1, place.mixed(follow));
}

export function complete(text: string, caret: number, words: Words, nameOf: NameOf): Completion {
  const place = new Place(text, caret, words, nameOf);
  if (place.line.includes('#')) return place.nothing();
  const found = tileAt(place.before, place.tiles);
  if (found !== null) return following(place, found.tile, place.before.slice(found.length));
  switch (place.before[0]) {
    case 'player':
    case 'marker':
      return place.nothing();
    case 'workers':
    case 'skills':
    case 'goods':
      return pieces(place, words[place.before[0]]);
    case 'modules':
      return place.at(
        place.partial,
        true,
        place.offers(
          'word',
          words.modules.filter((name) => !place.before.includes(name)),
        ),
      );
    default: {
      const line = [place.before[0] ?? '', `${place.before[0] ?? ''}s`].find((word) => words.follow[word] !== undefined);
      return line === undefined ? beginning(place) : ofSet(place, line, words.follow[line] ?? []);
    }
  }
}
