/** Beside every text file of the build its brotli and gzip form, made once, so that the server only has to choose. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|html|svg|json)$/;
const WORTH_IT = 600;
const FORMS: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  '.br': (content) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  '.gz': (content) => gzipSync(content, { level: 9 }),
};

export function packed(folder: string): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((each) => TEXTS.test(each))) {
        const content = await readFile(join(folder, name));
        if (content.length < WORTH_IT) continue;
        for (const [end, form] of Object.entries(FORMS)) await writeFile(join(folder, name + end), form(content));
      }
    },
  };
}
