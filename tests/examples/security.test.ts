import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The table of docs/security.md, held against the tree, so that it cannot rot.

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const rows = (read('docs/security.md').match(/^\|.*\|$/gm) ?? [])
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, threat = '', tried = '', shown = '']) => ({ threat, tried, shown }))
  .filter(({ shown }) => shown !== 'shown by' && !/^-+$/.test(shown));
const namesOf = (shown: string): readonly string[] | null => /^`([^`]+\.test\.tsx?)`(?:: (.+))?$/.exec(shown);

test('the table has rows, and says nothing twice', () => {
  const told = rows.map(({ threat, tried }) => `${threat}: ${tried}`);
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter((each, index) => told.indexOf(each) !== index)).toEqual([]);
});

test.each(rows.map((row) => [`${row.threat}: ${row.tried}`, row.shown]))(
  '%s: its test is there',
  (_row, shown) => {
    const [, file = '', title = ''] = namesOf(shown) ?? [];
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(read(file)).toContain(title);
  },
);

test('every file of the security tests stands there', () => {
  const files = readdirSync(path.join(root, 'tests/security')).filter((name) => name.endsWith('.test.ts'));
  const named = new Set(rows.map(({ shown }) => namesOf(shown)?.[1]));
  expect(files.filter((name) => !named.has(`tests/security/${name}`))).toEqual([]);
});
