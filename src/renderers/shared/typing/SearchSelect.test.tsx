import { fireEvent, render, screen } from '@testing-library/react';
import { TreeSelect } from 'antd';
import { expect, test } from 'vitest';
import { useOptionFilter } from './optionFilters.ts';
import { SearchSelect } from './SearchSelect.tsx';

const options = ['法学院', '理学院', 'Law'].map((label, value) => ({ value, label }));

function Tree() {
  const filterTreeNode = useOptionFilter();
  return <TreeSelect open showSearch treeData={options} filterTreeNode={filterTreeNode} />;
}

test.each([
  ['a select', <SearchSelect key="select" open options={options} />, '.ant-select-item-option'],
  ['a tree', <Tree key="tree" />, '.ant-select-tree-node-content-wrapper'],
])('%s is filtered by what a composition comes to, not by its letters', (_what, drawn, selector) => {
  render(drawn);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  const shown = () => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const all = ['法学院', '理学院', 'Law'];
  expect(shown()).toEqual(all);
  type('LA');
  expect(shown()).toEqual(['Law']);
  type('');
  fireEvent.compositionStart(box);
  type('f');
  type('fa');
  expect(shown()).toEqual(all);
  type('法');
  fireEvent.compositionEnd(box, { data: '法' });
  expect(shown()).toEqual(['法学院']);
  // What stood there before goes on filtering.
  fireEvent.compositionStart(box);
  type('法x');
  expect(shown()).toEqual(['法学院']);
  fireEvent.compositionEnd(box, { data: 'x' });
  expect(shown()).toEqual([]);
});
