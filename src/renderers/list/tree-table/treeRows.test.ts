import { describe, expect, it } from 'vitest';
import { buildTree, missingParents, seenNodes, type TreeNode } from './treeRows.ts';

const row = (code: string, parent: unknown = null) => ({ id: `id-${code}`, code, parent });
const shape = (nodes: readonly TreeNode[]): unknown =>
  nodes.map(({ row: { code }, level, children }) => [code, level, shape(children)]);

describe('buildTree', () => {
  it('puts records under those that they name, in the order in which they came', () => {
    const tree = buildTree(
      [row('c', 'b'), row('a'), row('b', { value: 'a', label: 'A' }), row('d', 'a')],
      'code',
      'parent',
    );
    expect(shape(tree)).toEqual([
      [
        'a',
        1,
        [
          ['b', 2, [['c', 3, []]]],
          ['d', 2, []],
        ],
      ],
    ]);
  });

  it('leaves at the top whose parent is not here', () => {
    expect(shape(buildTree([row('b', 'gone'), row('a', '')], 'code', 'parent'))).toEqual([
      ['b', 1, []],
      ['a', 1, []],
    ]);
  });

  it('puts what stands above in its place, before the first that needs it, and leaves the rest of it out', () => {
    const above = [row('a'), row('b', 'a'), row('x'), row('d')];
    const tree = buildTree([row('c', 'b'), row('d'), row('e', 'a')], 'code', 'parent', above);
    expect(shape(tree)).toEqual([
      [
        'a',
        1,
        [
          ['b', 2, [['c', 3, []]]],
          ['e', 2, []],
        ],
      ],
      ['d', 1, []],
    ]);
    const marked = seenNodes(tree, () => true).filter((node) => node.above);
    expect(marked.map(({ row: { code } }) => code)).toEqual(['a', 'b']);
  });

  it('knows which parents are missing', () => {
    const rows = [row('a'), row('b', 'a'), row('c', { value: 'x' }), row('d', 'x'), row('e', 'y')];
    expect(missingParents(rows, 'code', 'parent')).toEqual(['x', 'y']);
  });

  it('breaks rings, and loses nobody in them', () => {
    const tree = buildTree([row('a', 'b'), row('b', 'c'), row('c', 'a'), row('d', 'd')], 'code', 'parent');
    const all = seenNodes(tree, () => true).map(({ row: { code } }) => code);
    expect(all.sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(tree.map(({ row: { code } }) => code)).toContain('d');
  });
});

it('of open nodes only, those below are seen', () => {
  const tree = buildTree([row('a'), row('b', 'a'), row('c', 'b')], 'code', 'parent');
  const seen = (...open: string[]) =>
    seenNodes(tree, ({ row: { code } }) => open.includes(String(code))).map(({ row: { code } }) => code);
  expect([seen(), seen('a'), seen('b'), seen('a', 'b')]).toEqual([['a'], ['a', 'b'], ['a'], ['a', 'b', 'c']]);
});
