import { expect, test } from 'vitest';
import { findBranches, openable, toBranches, type Branch } from './branches.ts';

const row = (value: string, parent?: string) => ({ value, title: `T${value}`, parent });
const shape = (branches: readonly Branch[]): string =>
  branches.map(({ key, children }) => (children.length ? `${key}(${shape(children)})` : key)).join(' ');

test('rows in any order make the tree', () => {
  expect(shape(toBranches([row('b', 'a'), row('a'), row('c', 'b')]))).toBe('a(b(c))');
});

test('no row gets lost: parents that are missing, circles, and values that come twice', () => {
  expect(shape(toBranches([row('x', 'gone')]))).toBe('x');
  expect(shape(toBranches([row('a', 'b'), row('b', 'a')]))).toBe('b(a)');
  expect(shape(toBranches([row('a', 'a')]))).toBe('a');
  expect(shape(toBranches([row('a'), row('a'), row('b', 'a')]))).toBe('a(b)');
});

test('what is found keeps what leads to it', () => {
  const tree = toBranches([row('a'), row('b', 'a'), row('c', 'a'), row('d')]);
  expect(shape(findBranches(tree, ' tB '))).toBe('a(b)');
  expect(shape(findBranches(tree, 'none'))).toBe('');
  expect(openable(tree)).toEqual(['a']);
});
