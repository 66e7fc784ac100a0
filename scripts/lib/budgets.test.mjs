import { beforeEach, expect, test, vi } from 'vitest';
import { checkBudgets } from './budgets.mjs';
import { inRoot } from './paths.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

const script = (name, imports = [], code = name) => ({
  fileName: `${name}.js`,
  moduleIds: [inRoot(`${name}.ts`)],
  imports,
  isEntry: false,
  code,
});
/** Text that gzip makes no smaller than so many KiB. */
const noise = (kib) =>
  Array.from({ length: kib * 1024 }, (_, place) =>
    String.fromCharCode(33 + ((place * 7919 * (place % 251)) % 90)),
  ).join('');
const scripts = [script('main'), script('home', ['main.js']), script('list', [], noise(30))];
const home = { title: 'home', chunk: 'home', modules: ['main.ts', 'home.ts'], limitKiB: 1 };
const list = { title: 'list', chunk: 'list', after: 'home', modules: ['list.ts'], limitKiB: 1 };

test('a page within its limit is no complaint, and one without a limit is not added up', () => {
  expect(checkBudgets(scripts, [home, { ...list, limitKiB: undefined }])).toEqual([]);
});

test('a page over its limit is one, with what is there before it', () => {
  expect(checkBudgets(scripts, [home, list])).toEqual([
    expect.stringMatching(
      /^list loads [\d.]+ KiB of JavaScript, 1 are allowed\. Its largest: list\.js [\d.]+, .*limitKiB in scripts\/pages\.json to \d{2} /s,
    ),
  ]);
  const heavy = [script('main', [], noise(30)), ...scripts.slice(1, 2), script('list')];
  expect(checkBudgets(heavy, [{ ...home, limitKiB: undefined }, list])).toHaveLength(1);
});

test('a module that is in no script is named, so that the table stays true', () => {
  expect(checkBudgets(scripts, [{ ...home, modules: ['main.ts', 'gone.tsx'] }])).toEqual([
    'gone.tsx is in no script any more: correct scripts/pages.json.',
  ]);
});
