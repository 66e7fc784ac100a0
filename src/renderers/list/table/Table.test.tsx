import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode, type RenderOptions } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'table',
  id: 'table',
  props: {
    source: 'rows',
    pageSize: 2,
    emptyText: '没有记录',
    columns: [
      { key: 'name', title: { zhCN: '学院', enUS: 'College' } },
      { key: 'count', text: '{{ row.students }}' },
      {
        key: 'both',
        title: '合计',
        text: { zhCN: '{{ row.students }} 人', enUS: '{{ row.students }} students' },
      },
    ],
  },
};
const withRows = (answer: object, rest: RenderOptions = {}): RenderOptions => ({
  page: { sources: { rows: { call: 'college/list' } } },
  answers: { '/college/list.htm': answer },
  ...rest,
});
const list = [
  { name: '计算机', students: 1206 },
  { name: null, students: null },
  { name: '法学', students: 87 },
];
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

describe('table', () => {
  it('shows members of the records and texts made of them, whatever type these come to', async () => {
    await renderNode(node, withRows({ list }));
    await screen.findByText('计算机');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '学院',
      'count',
      '合计',
    ]);
    expect(cells()).toEqual(['计算机', '1206', '1206 人', '', '', ' 人']);
  });

  it('pages through what is more than a page', async () => {
    await renderNode(node, withRows({ list }));
    await screen.findByText('计算机');
    fireEvent.click(screen.getByTitle('2'));
    expect(await screen.findByText('法学')).toBeTruthy();
    expect(screen.queryByText('计算机')).toBeNull();
  });

  it('speaks the reader’s language', async () => {
    await renderNode(node, withRows({ list }, { locale: 'enUS' }));
    expect(await screen.findByText('1206 students')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'College' })).toBeTruthy();
  });

  it('says that there is nothing, and that it could not be loaded', async () => {
    const empty = await renderNode(node, withRows({ list: [] }));
    expect(await screen.findByText('没有记录')).toBeTruthy();
    empty.unmount();
    await renderNode(node, withRows({ msgState: 9, msg: '服务器错误' }));
    expect(await screen.findByText('服务器错误')).toBeTruthy();
  });
});
