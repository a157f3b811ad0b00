/**
 * What is always needed together comes in one file: the texts that every page needs, and the table's own parts. Many
 * small files cost a slow device more than their bytes.
 */
import { isAlways } from './src/lib/always.ts';

/** The chunk of the texts that every page needs in a language. */
export const textsIn = (language: string): string => `always.${language}`;
/** The chunk of the table's own parts, and of what several games' boards share. */
export const TABLE = 'table';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A module and all that it imports when it is loaded. */
function withImports(graph: Graph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const each of graph.getModuleInfo(id)?.importedIds ?? []) withImports(graph, each, found);
  return found;
}

/** Into which chunk a module goes; null where the build decides. */
export function together(main: string, tablePage: string, faces: readonly string[]): (id: string, graph: Graph) => string | null {
  let first: Set<string> | undefined;
  let table: Set<string> | undefined;
  let boards: Set<string>[] | undefined;
  return (id, graph) => {
    const [, language, text] = /locales\/([a-z]+)\/([\w-]+)\.ftl/.exec(id) ?? [];
    if (language !== undefined && text !== undefined) return isAlways(text) ? textsIn(language) : null;
    first ??= withImports(graph, main);
    table ??= withImports(graph, tablePage);
    boards ??= faces.map((face) => withImports(graph, face));
    if (first.has(id)) return null;
    return table.has(id) || boards.filter((board) => board.has(id)).length > 1 ? TABLE : null;
  };
}
