/** Which modules and options a game is played with: what may be chosen, and what the table is told. */
import type { EditionInfo, GameInfo, OptionInfo } from '../lib/types';

/** What was chosen; options of a seat each are values with spaces between them. */
export interface Choices {
  modules: readonly string[];
  options: Readonly<Record<string, string>>;
  /** The edition; null is the house's own. */
  edition: EditionInfo | null;
}

export const usual = (game: GameInfo): Choices => ({ modules: game.default_modules, options: {}, edition: null });

/** The level that was chosen before where this game has it, otherwise the one that plays when nobody chooses. */
export const levelFor = (game: GameInfo | undefined, remembered: string): string =>
  game === undefined || game.bots.includes(remembered) ? remembered : game.usual_bot;

/** The modules beyond those that are always there. */
export const further = (game: GameInfo): string[] => game.modules.filter((name) => !game.default_modules.includes(name));

/** The options of the modules that were chosen. */
export const offered = (game: GameInfo, choices: Choices): OptionInfo[] =>
  game.options.filter((option) => choices.modules.includes(option.module));

/** In the order of the game's own list, with a module put in or taken out. */
export function toggled(game: GameInfo, choices: Choices, module: string): Choices {
  const has = choices.modules.includes(module);
  return { ...choices, modules: game.modules.filter((name) => (name === module ? !has : choices.modules.includes(name))) };
}

/** The value of an option, of a seat where every seat has its own. */
export function valueOf(option: OptionInfo, choices: Choices, seat = 0): string {
  const words = choices.options[option.name]?.split(' ') ?? [];
  return words[option.per_seat ? seat : 0] ?? option.default;
}

export function chosen(option: OptionInfo, choices: Choices, value: string, players: number, seat = 0): Choices {
  const words = option.per_seat
    ? Array.from({ length: players }, (_, each) => (each === seat ? value : valueOf(option, choices, each)))
    : [value];
  return { ...choices, options: { ...choices.options, [option.name]: words.join(' ') } };
}

/** What is sent: every option of the chosen modules, with a value for each seat there is now. */
export function wished(
  game: GameInfo,
  choices: Choices,
  players: number,
): { modules: string[]; options: Record<string, string>; edition?: string } {
  const options = offered(game, choices).map((option) => {
    const seats = option.per_seat ? players : 1;
    return [option.name, Array.from({ length: seats }, (_, seat) => valueOf(option, choices, seat)).join(' ')] as const;
  });
  const edition = choices.edition === null ? {} : { edition: choices.edition.digest };
  return { modules: [...choices.modules], options: Object.fromEntries(options), ...edition };
}
