/**
 * The page again for each language, for a table and for a table of each game, with links to what it will ask
 * for: all of it is fetched and read at once, and not wave after wave. The server chooses; without a choice the page
 * itself is right too, only later.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from './src/lib/languages.ts';
import { TABLE, textsIn } from './together.ts';

interface Chunk {
  file: string;
  name?: string;
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
  const games = Object.keys(manifest).flatMap((source) => /^src\/games\/([\w-]+)\/face\.ts$/.exec(source)?.[1] ?? []);
  const named = (name: string): string => {
    const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name)?.[0];
    if (found === undefined) throw new Error(`expected a chunk ${name} in the build, found none`);
    return found;
  };
  const pages = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    const texts = named(textsIn(language));
    pages.set(`first.${language}`, [texts]);
    pages.set(`table.${language}`, [texts, named(TABLE)]);
    for (const game of games.filter((each) => each !== ANY_GAME)) {
      const own = [`src/games/${game}/face.ts`, `../locales/${language}/${game}.ftl?raw`, `src/generated/${game}/names-${language}.json`];
      pages.set(`table-${game}.${language}`, [texts, named(TABLE), ...own]);
    }
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
