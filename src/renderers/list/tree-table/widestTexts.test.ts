import { expect, it } from 'vitest';
import { buildTree, seenNodes } from './treeRows.ts';
import { widestTexts } from './widestTexts.ts';

it('finds the widest texts of each column, with the step of the level in the first', () => {
  const rows = [
    { id: 'a', parent: null, name: 'a long name', head: '张' },
    { id: 'b', parent: 'a', name: '计算机学院', head: 'Li' },
    { id: 'c', parent: null, name: 'short', head: '王小明' },
    { id: 'd', parent: 'b', name: 'short', head: '王小明' },
    { id: 'e', parent: null, name: 'e', head: '' },
    { id: 'f', parent: null, name: 'f', head: '' },
  ];
  const nodes = seenNodes(buildTree(rows, 'id', 'parent'), () => true);
  const widest = widestTexts(nodes, 2, ({ row }, column) => String(column === 0 ? row.name : row.head));
  const said = widest.map((column) => column.map(({ text, level }) => [text, level]));
  expect(said).toEqual([
    [
      ['计算机学院', 2],
      ['a long name', 1],
      ['short', 3],
      ['e', 1],
    ],
    [
      ['王小明', 1],
      ['张', 1],
      ['Li', 1],
      ['', 1],
    ],
  ]);
});
