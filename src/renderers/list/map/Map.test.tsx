import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  // jsdom lays nothing out, and on a map without a size everything lies at one place.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => {
  vi.restoreAllMocks();
});

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

it('gives the focus to the card, and back to the point when Escape closes it', async () => {
  const { wrap } = writableRecords({ rows });
  await renderNode(node, { wrap });
  const point = await screen.findByRole('button', { name: '丹桂 2 幢' }, WAIT);
  point.focus();
  fireEvent.keyDown(point, { key: 'Enter' });
  const card = screen.getByRole('article', { name: '丹桂 2 幢' });
  expect(document.activeElement).toBe(card);
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '丹桂 2 幢' }));
});

it('fetches no map where the deployment names none', async () => {
  const { wrap } = writableRecords({ rows });
  const view = await renderNode(node, { wrap });
  await screen.findByRole('button', { name: '丹桂 1 幢' }, WAIT);
  expect(view.container.querySelectorAll('img')).toHaveLength(0);
});

it('fetches the tiles that the deployment names', () => {
  const host = document.createElement('div');
  const words = { larger: '放大', smaller: '缩小', map: '地图', together: String };
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

/** Five beds at one door, and one far away. */
const crowded = [
  ...Array.from({ length: 5 }, (_, index) => ({
    id: `c${index}`,
    name: `床位 ${index}`,
    at: { latitude: 30.308 + index * 0.00005, longitude: 120.083 },
  })),
  { id: 'far', name: '远处', at: { latitude: 31.2, longitude: 121.4 } },
];
const points = (container: Element) => container.querySelectorAll('path[role=button]').length;

it('draws what lies close together as one with its number, and comes nearer when it is pressed', async () => {
  const { wrap } = writableRecords({ rows: crowded });
  const { container } = await renderNode(node, { wrap });
  const cluster = await screen.findByRole('button', { name: '5 个相近的地点，放大后分开显示' }, WAIT);
  expect([cluster.textContent, points(container)]).toEqual(['5', 1]);
  cluster.focus();
  fireEvent.keyDown(cluster, { key: 'Enter' });
  expect([points(container), container.querySelectorAll('.at-map-cluster').length]).toEqual([6, 0]);
  expect(screen.queryByRole('article')).toBeNull();
  // The keys go on where they were.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('床位 0');
});

it('lists what no zoom tells apart', async () => {
  const { at } = crowded[0]!;
  const rows = crowded.map((row) => ({ ...row, at }));
  const { wrap } = writableRecords({ rows });
  await renderNode(node, { wrap });
  fireEvent.click(await screen.findByRole('button', { name: /^6 个相近的地点/ }, WAIT));
  const card = screen.getByRole('article', { name: '此处有 6 条记录' });
  expect(document.activeElement?.textContent).toBe('床位 0');
  fireEvent.click(within(card).getByRole('button', { name: '远处' }));
  expect(screen.getByRole('article', { name: '远处' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^6 个相近的地点/ }).classList.contains('marked')).toBe(true);
});
