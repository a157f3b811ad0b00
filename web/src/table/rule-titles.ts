/** What modules and options are called. */
import { i18n, t } from '../lib/i18n.svelte';
import type { EditionInfo, GameInfo } from '../lib/types';
import { further, type Choices } from './choices';

/** A name from the game's own texts; where it has none, its id. */
const named = (id: string, plain: string): string => (i18n.has(id) ? t(id) : plain);
export const moduleTitle = (game: string, module: string): string => named(`module-${game}-${module}`, module);
/** One sentence of what it changes and how much longer it takes; nothing where the game's texts have none. */
export function moduleAbout(game: string, module: string): string {
  const id = `module-${game}-${module}-about`;
  return i18n.has(id) ? t(id) : '';
}
export const optionTitle = (game: string, option: string): string => named(`option-${game}-${option}`, option);
export const valueTitle = (game: string, option: string, value: string): string => named(`option-${game}-${option}-${value}`, value);

/** What an edition is called, in the language of the page. */
export const editionTitle = (edition: EditionInfo): string => edition.name[i18n.language] ?? edition.digest;

/** What a table is played with besides the game as it is, in a few words. */
export function told(game: GameInfo, choices: Choices): string[] {
  const modules = further(game)
    .filter((name) => choices.modules.includes(name))
    .map((name) => moduleTitle(game.name, name));
  const options = Object.entries(choices.options).map(
    ([name, value]) =>
      `${optionTitle(game.name, name)}: ${value
        .split(' ')
        .map((word) => valueTitle(game.name, name, word))
        .join(', ')}`,
  );
  const edition = choices.edition === null ? [] : [t('edition-told', { name: editionTitle(choices.edition) })];
  return [...modules, ...options, ...edition];
}
