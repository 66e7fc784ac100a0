import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** The classes of its own that a style sheet styles wherever they stand: alone in a selector, `.at-card > p`. */
function styledAlone(css: string): readonly string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g);
  const selectors = [...rules].flatMap(([, selector = '']) =>
    selector.trim().startsWith('@') ? [] : selector.split(','),
  );
  return selectors.flatMap((selector) => {
    const [first, ...others] = new Set([...selector.matchAll(/\.(at-[\w-]+)/g)].map(([, name = '']) => name));
    return first === undefined || others.length > 0 ? [] : [first];
  });
}

test('no class is styled by two rooms: all style sheets hold in one page', () => {
  const rooms = new Map<string, Set<string>>();
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  for (const sheet of sheets)
    for (const name of styledAlone(readFileSync(path.join(SRC, sheet), 'utf8'))) {
      const [room = ''] = sheet.split(path.sep);
      rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
    }
  // Some were found at all.
  expect(rooms.get('at-flowtree')).toEqual(new Set(['designer']));
  const shared = [...rooms].filter(([, styling]) => styling.size > 1).map(([name]) => name);
  expect(shared).toEqual([]);
});
