import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { writableRecords } from '../../../../tests/support/writableRecords.tsx';
import type { Node } from '../../../schemas/node.ts';
import { openMap } from './engine.ts';

const node: Node = {
  type: 'map',
  id: 'map',
  props: { place: 'at', title: '{{ item.name }}', description: '{{ item.beds }} 张床位', colourBy: 'kind' },
};
const rows = [
  { id: '1', name: '丹桂 1 幢', beds: 420, kind: 'w', at: { latitude: 30.308, longitude: 120.083 } },
  { id: '2', name: '丹桂 2 幢', beds: 388, kind: 'm', at: { latitude: 30.309, longitude: 120.085 } },
  { id: '3', name: '紫荆 1 幢', beds: 402, kind: 'm', at: null },
];
const WAIT = { timeout: 15_000 };

it('shows records at their places, says which have none, and opens the one that is chosen', async () => {
  const { wrap, asked, open } = writableRecords({ rows });
  await renderNode(node, { wrap });
  const point = await screen.findByRole('button', { name: '丹桂 2 幢' }, WAIT);
  expect(asked.at(-1)).toEqual({ limit: 500 });
  expect(screen.getByText('另有 1 条记录没有位置')).toBeTruthy();
  fireEvent.keyDown(point, { key: 'Enter' });
  expect(screen.getByRole('article', { name: '丹桂 2 幢' }).textContent).toContain('388 张床位');
  fireEvent.click(screen.getByRole('button', { name: '查看' }));
  expect(open).toHaveBeenCalledWith(rows[1]);
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('article')).toBeNull();
});

it('fetches no map where the deployment names none', async () => {
  const { wrap } = writableRecords({ rows });
  const view = await renderNode(node, { wrap });
  await screen.findByRole('button', { name: '丹桂 1 幢' }, WAIT);
  expect(view.container.querySelectorAll('img')).toHaveLength(0);
});

it('fetches the tiles that the deployment names', () => {
  const host = document.createElement('div');
  Object.defineProperties(host, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  const words = { larger: '放大', smaller: '缩小', map: '地图' };
  const map = openMap(host, { tiles: 'https://tiles.example.edu/{z}/{x}/{y}.png' }, words);
  const tiles = [...host.querySelectorAll('img')].map(({ src }) => src);
  expect(tiles).toContain('https://tiles.example.edu/4/12/6.png');
  map.dispose();
});

it('says that no record has a place', async () => {
  const { wrap } = writableRecords({ rows: rows.slice(2) });
  await renderNode(node, { wrap });
  expect(await screen.findByText('没有带位置的记录')).toBeTruthy();
});
