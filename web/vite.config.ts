import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const server = process.env.ARTEL_SERVER ?? 'http://127.0.0.1:8000';
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: here('../src/artel/table/static'), emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: [here('.'), here('../locales')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
