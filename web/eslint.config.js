import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Names and types are checked by svelte-check and tsc, which know the components; here is what they do not see.
export default defineConfig(
  globalIgnores(['src/generated/']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { project: ['./tsconfig.json', './tsconfig.node.json'], extraFileExtensions: ['.svelte'] } },
    rules: {
      'no-undef': 'off',
      // A loop that only counts names what it does not use.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      // The boards of all games are given the same things, whether they need them or not.
      'svelte/no-unused-props': 'off',
      // A space at the end of a piece has to be written so.
      'svelte/no-useless-mustaches': 'off',
      // What nobody watches may be a plain map.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
);
