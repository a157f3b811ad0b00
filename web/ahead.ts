/**
 * The page again for each language, for a table and for a table of each game, with links to what it will ask
 * for: all of it is fetched and read at once, and not wave after wave. The server chooses; without a choice the page
 * itself is right too, only later.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { AT_TABLE, EVERYWHERE, isAbout } from './src/lib/always.ts';
import { LANGUAGES } from './src/lib/languages.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
const MANIFEST = 'manifest.json';
const PAGE = 'index.html';
/** Where the server looks for them. */
const AHEAD = 'ahead';
/** The board of games that have none of their own. */
const ANY_GAME = 'plain';

/** The files of a source and of all it imports, beside those that are there already. */
function filesOf(manifest: Manifest, source: string, there: Set<string>): string[] {
  const chunk = manifest[source];
  if (chunk === undefined || there.has(chunk.file)) return [];
  there.add(chunk.file);
  const styles = (chunk.css ?? []).filter((file) => !there.has(file));
  styles.forEach((file) => there.add(file));
  return [chunk.file, ...styles, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, there))];
}

const linked = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** The sources of each page by its name. */
function pagesOf(manifest: Manifest): Map<string, string[]> {
  const sources = Object.keys(manifest);
  const games = sources.flatMap((source) => /^src\/games\/([\w-]+)\/face\.ts$/.exec(source)?.[1] ?? []).filter((game) => game !== ANY_GAME);
  const about = [...new Set(sources.flatMap((source) => /locales\/\w+\/([\w-]+)\.ftl/.exec(source)?.[1] ?? []))].filter(isAbout);
  const pages = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    const texts = (names: readonly string[]): string[] => names.map((name) => `../locales/${language}/${name}.ftl?raw`);
    const first = texts([...EVERYWHERE, ...about]);
    const table = ['src/table/TablePage.svelte', ...first, ...texts(AT_TABLE)];
    pages.set(`first.${language}`, first);
    pages.set(`table.${language}`, table);
    for (const game of games)
      pages.set(`table-${game}.${language}`, [
        ...table,
        `src/games/${game}/face.ts`,
        ...texts([game]),
        `src/generated/${game}/names-${language}.json`,
      ]);
  }
  return pages;
}

export function ahead(folder: string): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    config: () => ({ build: { manifest: MANIFEST } }),
    async writeBundle() {
      const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
      const page = await readFile(join(folder, PAGE), 'utf8');
      await mkdir(join(folder, AHEAD));
      for (const [name, sources] of pagesOf(manifest)) {
        const there = new Set<string>();
        filesOf(manifest, PAGE, there);
        const links = sources.flatMap((source) => filesOf(manifest, source, there)).map(linked);
        await writeFile(join(folder, AHEAD, `${name}.html`), page.replace('</head>', `${links.join('')}</head>`));
      }
      await rm(join(folder, MANIFEST));
    },
  };
}
