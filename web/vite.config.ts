import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ahead } from './ahead.ts';
import { licences } from './licences.ts';
import { packed } from './packed.ts';
import { together } from './together.ts';

const server = process.env.ARTEL_SERVER ?? 'http://127.0.0.1:8000';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const built = here('../src/artel/table/static');
const faces = readdirSync(here('src/games'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map((each) => here(`src/games/${each.name}/face.ts`));

interface Chunk {
  name: string;
  facadeModuleId: string | null;
  moduleIds: readonly string[];
}

/** A chunk is named after what it holds: `keyflower`, `keyflower-parts`, `always.ru`, `table`. */
function nameOf({ name, facadeModuleId, moduleIds }: Chunk): string {
  const [, language] = /locales\/([a-z]+)\/[\w-]+\.ftl/.exec(facadeModuleId ?? '') ?? [];
  if (language !== undefined) return `assets/${name}.${language}-[hash].js`;
  const [, game] = moduleIds.map((id) => /src\/(?:games|generated)\/([a-z_-]+)\//.exec(id)).find((found) => found !== null) ?? [];
  if (game === undefined || facadeModuleId?.endsWith('.svelte') === true) return 'assets/[name]-[hash].js';
  if (name === 'lessons') return `assets/lessons-${game}-[hash].js`;
  return `assets/${game}${name === 'face' ? '' : name === 'rules' ? '-rules' : '-parts'}-[hash].js`;
}

export default defineConfig({
  plugins: [svelte(), licences(), ahead(built), packed(built)],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: nameOf,
        codeSplitting: {
          groups: [{ name: together(here('src/main.ts'), here('src/table/TablePage.svelte'), faces) }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../locales')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
