import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../src/lib/types';
import { chosen, further, offered, toggled, usual, valueOf, wished } from '../src/table/choices';

const game: GameInfo = {
  name: 'village',
  min_players: 2,
  max_players: 4,
  bots: ['random'],
  usual_bot: 'random',
  modules: ['base', 'boats', 'night'],
  default_modules: ['base'],
  hints: false,
  editions: [{ digest: 'abc', name: { en: 'Mine' } }],
  options: [
    { name: 'speed', module: 'base', values: ['slow', 'fast'], default: 'slow', per_seat: false },
    { name: 'camp', module: 'night', values: ['north', 'south'], default: 'south', per_seat: true },
  ],
};
const [speed, camp] = [game.options[0]!, game.options[1]!];

describe('modules', () => {
  it('are those beyond the usual ones, and keep the order of the game', () => {
    expect(further(game)).toEqual(['boats', 'night']);
    const both = toggled(game, toggled(game, usual(game), 'night'), 'boats');
    expect(both.modules).toEqual(['base', 'boats', 'night']);
    expect(toggled(game, both, 'night').modules).toEqual(['base', 'boats']);
  });
});

describe('options', () => {
  it('are offered by the modules that were chosen', () => {
    expect(offered(game, usual(game))).toEqual([speed]);
    expect(offered(game, toggled(game, usual(game), 'night'))).toEqual([speed, camp]);
  });

  it('have a value for the table or one for each seat', () => {
    const fast = chosen(speed, usual(game), 'fast', 3);
    expect(valueOf(speed, fast)).toBe('fast');
    const second = chosen(camp, toggled(game, fast, 'night'), 'north', 3, 1);
    expect([0, 1, 2].map((seat) => valueOf(camp, second, seat))).toEqual(['south', 'north', 'south']);
    expect(wished(game, second, 3)).toEqual({ modules: ['base', 'night'], options: { speed: 'fast', camp: 'south north south' } });
  });

  it('are told for the seats there are, and not at all for modules that were put away', () => {
    const north = chosen(camp, toggled(game, usual(game), 'night'), 'north', 2, 0);
    expect(wished(game, north, 4).options).toEqual({ speed: 'slow', camp: 'north south south south' });
    expect(wished(game, toggled(game, north, 'night'), 4).options).toEqual({ speed: 'slow' });
  });

  it('names an edition only where one was chosen', () => {
    const edition = { digest: 'abc', name: { en: 'Mine' } };
    expect(wished(game, usual(game), 2)).not.toHaveProperty('edition');
    expect(wished(game, { ...usual(game), edition }, 2).edition).toBe('abc');
  });
});
