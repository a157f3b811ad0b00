/**
 * The licence text of every package that comes along in the built page, its fonts too, in a file of its own beside it.
 * They are gathered from the packages themselves; one that brings no text has that of the licence it names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGES = fileURLToPath(new URL('node_modules', import.meta.url));
/** The texts of licences that packages name and do not bring. */
const COMMON = fileURLToPath(new URL('licences', import.meta.url));
const TEXT = /^(licen[cs]e|copying|notice|ofl)\b/i;
/** The pieces of these tools that stand in the page have no files: their names begin with a zero. */
const TOOLS = /^\0(vite|rolldown)\//;
/** The letters in web/src/fonts are cut out of the fonts of these packages. */
const CUT = /(?:^|\/)src\/fonts\/(alegreya(?:-sans)?)-(?:latin|cyrillic)-/;

interface About {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

/** The package that a file of the page comes from; none for a file of ours. */
export function packageOf(file: string): string | undefined {
  const tool = TOOLS.exec(file)?.[1];
  if (tool !== undefined) return tool;
  const cut = CUT.exec(file)?.[1];
  if (cut !== undefined) return `@fontsource/${cut}`;
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** What a package says of its licence, under its name and version. */
export function licenceOf(name: string): string {
  const folder = join(PACKAGES, name);
  const { version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as About;
  const own = readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .sort();
  const texts = own.length > 0 ? own.map((file) => join(folder, file)) : [join(COMMON, `${license}.txt`)];
  const by = own.length > 0 || author === undefined ? '' : `, by ${typeof author === 'string' ? author : author.name}`;
  return [`${name} ${version} (${license})${by}\n`, ...texts.map((file) => readFileSync(file, 'utf8'))].join('\n');
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : each.originalFileNames));
      const names = new Set(files.map(packageOf).filter((name) => name !== undefined));
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `licences/${name.replace('/', '__')}.txt`, source: licenceOf(name) });
      }
    },
  };
}
