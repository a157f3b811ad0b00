import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true });
const components = Object.keys(sources);

/** The rules of a component's own style: selector and declarations. */
function rulesOf(file: string): { selector: string; declarations: string }[] {
  const style = sources[file]?.split('<style>')[1] ?? '';
  return [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    selector: selector.trim(),
    declarations: declarations
      .split(';')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .sort()
      .join('; '),
  }));
}

test('fieldsets are bare by themselves: no component says so again', () => {
  const again = components.filter((file) =>
    rulesOf(file).some(({ selector, declarations }) => selector.startsWith('fieldset') && /border: 0(;|$)/.test(declarations)),
  );
  expect(again).toEqual([]);
});

test('a look that parts of the table share stands in one place', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const file of components.filter((each) => each.startsWith('../src/table/')))
    for (const { declarations } of rulesOf(file)) {
      if (declarations.split('; ').length < 7) continue;
      const first = seen.get(declarations) ?? file;
      if (first !== file) twice.push(`${first} and ${file}: ${declarations}`);
      seen.set(declarations, first);
    }
  expect(seen.size).toBeGreaterThan(5);
  expect(twice).toEqual([]);
});
