import { beforeAll, describe, expect, it, vi } from 'vitest';
import artificium from '../src/generated/artificium/facts.json';
import keyflower from '../src/generated/keyflower/facts.json';
import sweetLands from '../src/generated/sweet-lands/facts.json';
import * as ofArtificium from '../src/games/artificium/sentences';
import * as ofKeyflower from '../src/games/keyflower/sentences';
import * as ofSweetLands from '../src/games/sweet-lands/sentences';
import { i18n } from '../src/lib/i18n.svelte';

/** The language of the page is written into it: here there is no page. */
vi.hoisted(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));

/** Rows that are no pieces: numbers, steps of tracks and boards, which their own pieces tell of. */
const NO_PIECE = /^(?:number|planning|shop|industry|food|mio|cities|virtual|upgraded-points)-/;
const GAMES = [
  { game: 'artificium', speech: ofArtificium, rows: artificium.filter(({ id }) => /^(?:card|good)-/.test(id)) },
  { game: 'keyflower', speech: ofKeyflower, rows: keyflower },
  { game: 'sweet-lands', speech: ofSweetLands, rows: sweetLands.filter(({ id }) => !NO_PIECE.test(id)) },
];

describe.each(GAMES)('the pieces of $game', ({ game, speech, rows }) => {
  it('are all there are in the facts', () => {
    const known = new Set(speech.pieces().flatMap(({ sort, id }) => [id, `${sort}-${id}`, `upgrade-${id.replace(/^up-/, '')}`]));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  });

  describe.each(['en', 'ru', 'it'] as const)('in %s', (language) => {
    beforeAll(async () => {
      await i18n.choose(language);
      await i18n.speakOf(game, {});
    });

    it('have a sentence each, and no name of a message in it', () => {
      const dumb = speech.pieces().filter((piece) => speech.sentences(piece).join('').length < 4);
      expect(dumb).toEqual([]);
      const bare = speech.pieces().filter((piece) => speech.sentences(piece).some((text) => /^[a-z]+(?:-[a-z0-9]+)+$/.test(text)));
      expect(bare).toEqual([]);
    });
  });
});
