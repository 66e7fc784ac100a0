import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The table of docs/conformance.md, held against the tree, so that it cannot rot.

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/conformance.md');

interface Row {
  statement: string;
  code: string;
  shown: string;
}

const rows: readonly Row[] = (page.match(/^\|.*\|$/gm) ?? [])
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, statement = '', code = '', shown = '']) => ({ statement, code, shown }))
  .filter(({ statement, code }) => statement !== 'statement' && !/^-+$/.test(code));
const closed = rows.filter(({ shown }) => shown !== 'open');

/** Files that a cell names. */
const filesOf = (cell: string): readonly string[] =>
  [...cell.matchAll(/`((?:src|server|tests|docs|examples)\/[^`]+)`/g)].map(([, file = '']) => file);

/** Whether a text stands in a file of tests as a whole title. */
const hasTitle = (tests: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => tests.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`));

test('the number of open statements is the one that is told', () => {
  const told = /^Open: (\d+) of (\d+)\.$/m.exec(page)?.slice(1).map(Number);
  expect([rows.length - closed.length, rows.length]).toEqual(told);
});

test('no statement stands there twice', () => {
  const statements = rows.map(({ statement }) => statement);
  expect(statements.filter((each, index) => statements.indexOf(each) !== index)).toEqual([]);
});

test.each(rows.map((row) => [row.statement, row] as const))('%s: its files are there', (_statement, row) => {
  const files = filesOf(`${row.code} ${row.shown}`);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each(closed.map((row) => [row.statement, row] as const))(
  '%s: its tests are there',
  (_statement, row) => {
    const shown = row.shown.split('<br>').map((each) => /^`([^`]+)`(?:: (.+))?$/.exec(each.trim()));
    expect(filesOf(row.code)).toHaveLength(1);
    expect(shown.length).toBeGreaterThan(0);
    for (const found of shown) {
      const [, file = '', title = ''] = found ?? [];
      expect(file).toMatch(/\.test\.tsx?$/);
      const tests = read(file);
      expect([title, hasTitle(tests, title)]).toEqual([title, true]);
      // What is skipped shows nothing.
      expect(tests).not.toMatch(/\b(?:it|test|describe)\.(?:skip|todo|fails)\b/);
    }
  },
);
