import { expect, test } from 'vitest';
import { compare } from './compareLines.ts';

const signs = { same: ' ', added: '+', removed: '-' };
const plain = (before: unknown, after: unknown, context = 1) =>
  compare(before, after, context)?.map((line) =>
    line.kind === 'skipped' ? `… ${line.count}` : `${signs[line.kind]}${line.text}`,
  );

test('shows what was taken away and what came, and leaves out what is far from it', () => {
  expect(plain('1\n2\n3\n4\n5\n6', '1\n2\n3\n4\nfive\n6\n7')).toEqual([
    '… 3',
    ' 4',
    '-5',
    '+five',
    ' 6',
    '+7',
  ]);
});

test('data is compared by what it says, not by the order of its members', () => {
  expect(plain({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual(['… 4']);
  expect(plain({ a: 1 }, { a: 2 })).toEqual([' {', '-  "a": 1', '+  "a": 2', ' }']);
});

test('nothing on one side is all of the other', () => {
  expect(plain('', 'a\nb')).toEqual(['+a', '+b']);
  expect(plain('', '')).toEqual([]);
});

test('gives up on texts that have nothing in common', () => {
  const lines = (sign: string) => Array.from({ length: 4000 }, (_, at) => `${sign}${at}`).join('\n');
  expect(compare(lines('a'), lines('b'), 3)).toBeUndefined();
});
