import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import type { FormDocument, MgrListDocument } from '../../../schemas/documents/index.ts';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'course',
  name: 'course',
  fields: [
    { type: 'input', id: 'name', name: 'name', title: { zhCN: '名称', enUS: 'Name' } },
    { type: 'number', id: 'credits', name: 'credits', title: { zhCN: '学分', enUS: 'Credits' } },
    { type: 'number', id: 'hours', name: 'hours', title: { zhCN: '学时', enUS: 'Hours' } },
  ],
  grants: [],
};
const list: MgrListDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'courses',
  name: 'courses',
  module: 'course',
  columns: [{ field: 'name', width: 200 }, { field: 'credits' }, { field: 'hours' }],
};
const head = (name: string) => screen.getByRole('columnheader', { name });
const heads = () => screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-label'));
const col = (code: string) => document.querySelector<HTMLElement>(`col[data-code="${code}"]`)!.style.width;

async function open(width = 1400) {
  const made = openResource([list, form], {
    width,
    answers: {
      '/course/list.htm': {
        list: [{ id: '1', revision: 1, name: '高等数学', credits: 5, hours: 80 }],
        total: 1,
      },
    },
  });
  await screen.findByText('高等数学');
  return made;
}
async function openPanel() {
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  return screen.findByRole('region', { name: '列设置' }, { timeout: 5000 });
}
/** Keys reach what is carried when it has begun to listen for them. */
const press = (target: Element, code: string, key = code) =>
  act(async () => {
    fireEvent.keyDown(target, { code, key });
    await new Promise(requestAnimationFrame);
  });
/** jsdom lays nothing out: entries stand below each other, headings are 200 px wide. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const entry = this.closest('li');
    const place = entry ? [...(entry.parentElement?.children ?? [])].indexOf(entry) : 0;
    return new DOMRect(0, place * 30, 200, 30);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the settings of columns', () => {
  it('pin a column to an edge and let it go, as buttons that say so', async () => {
    await open();
    const panel = within(await openPanel());
    const right = panel.getByRole('button', { name: '固定“名称”在右侧' });
    fireEvent.click(right);
    expect(heads()).toEqual(['学分', '学时', '名称']);
    expect([head('名称').style.right, head('名称').className]).toEqual([
      '0px',
      expect.stringContaining('fixed'),
    ]);
    expect(right.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(panel.getByRole('button', { name: '固定“名称”在右侧' }));
    expect(head('名称').className).not.toContain('fixed');
  });

  it('set how close the rows stand, and restore everything', async () => {
    const { container } = await open();
    const box = () => container.querySelector<HTMLElement>('.atrium-grid-box')!;
    const panel = within(await openPanel());
    const restore = panel.getByRole<HTMLButtonElement>('button', { name: '恢复默认' });
    expect(restore.disabled).toBe(true);
    fireEvent.click(panel.getByText('紧凑'));
    expect(box().style.getPropertyValue('--grid-row')).toBe('36px');
    fireEvent.click(restore);
    expect(box().style.getPropertyValue('--grid-row')).toBe('44px');
  });

  it('move a column by keyboard, say where it is, and leave it where it was on Escape', async () => {
    layOut();
    await open();
    const panel = within(await openPanel());
    const grip = panel.getByRole('button', { name: '移动“学时”' });
    grip.focus();
    await press(grip, 'Space', ' ');
    await screen.findByText('“学时”移到第 3 列');
    await press(grip, 'ArrowUp');
    await screen.findByText('“学时”移到第 2 列');
    await press(grip, 'Escape');
    await screen.findByText('已取消，“学时”回到原处');
    expect(heads()).toEqual(['名称', '学分', '学时']);
    await press(grip, 'Space', ' ');
    await screen.findByText('“学时”移到第 3 列');
    await press(grip, 'ArrowUp');
    await screen.findByText('“学时”移到第 2 列');
    await press(grip, 'Space', ' ');
    await waitFor(() => expect(heads()).toEqual(['名称', '学时', '学分']));
  });

  it('go on Escape, to the button that opened them', async () => {
    await open();
    const panel = await openPanel();
    fireEvent.keyDown(within(panel).getByRole('checkbox', { name: '学分' }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('region', { name: '列设置' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '列设置' }));
  });

  it('leave out on a phone what only a table has', async () => {
    await open(390);
    const panel = within(await openPanel());
    expect(panel.getAllByRole('checkbox')).toHaveLength(3);
    expect(panel.queryByRole('button', { name: /固定/ })).toBeNull();
    expect(panel.queryByText('密度')).toBeNull();
  });
});

describe('the edge of a heading', () => {
  const edge = (name: string) =>
    screen.findByRole('separator', { name: `“${name}”的列宽` }, { timeout: 5000 });
  const drag = (target: Element, to: number) => {
    target.setPointerCapture = () => undefined;
    fireEvent.pointerDown(target, { button: 0, clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(target, { clientX: to, pointerId: 1 });
  };

  it('is dragged: the column follows, and keeps its width', async () => {
    layOut();
    const { root } = await open();
    const target = await edge('名称');
    drag(target, 160);
    expect([col('name'), target.getAttribute('aria-valuenow')]).toEqual(['260px', '260']);
    expect(root.storage.json('columns:courses')).toBeUndefined();
    fireEvent.pointerUp(target, { pointerId: 1 });
    expect(col('name')).toBe('260px');
    expect(root.storage.json('columns:courses')).toMatchObject({ widths: { name: 260 } });
  });

  it('is given up on Escape', async () => {
    layOut();
    const { root } = await open();
    const target = await edge('名称');
    drag(target, 160);
    fireEvent.keyDown(target, { key: 'Escape' });
    fireEvent.pointerUp(target, { pointerId: 1 });
    expect(col('name')).toMatch(/^calc\(200px \+/);
    expect(root.storage.json('columns:courses')).toBeUndefined();
  });

  it('is moved by keys, kept on Enter or when it is left', async () => {
    layOut();
    const { root } = await open();
    const target = await edge('名称');
    const key = (name: string, more = {}) => fireEvent.keyDown(target, { key: name, ...more });
    key('ArrowRight');
    key('ArrowRight', { shiftKey: true });
    key('ArrowLeft');
    expect(col('name')).toBe('240px');
    key('Escape');
    expect(col('name')).toMatch(/^calc\(200px \+/);
    key('ArrowLeft');
    key('Enter');
    expect(root.storage.json('columns:courses')).toMatchObject({ widths: { name: 192 } });
    fireEvent.doubleClick(target);
    expect(col('name')).toBe('200px');
  });

  it('takes pinned columns beyond it along', async () => {
    layOut();
    await open();
    const panel = within(await openPanel());
    fireEvent.click(panel.getByRole('button', { name: '固定“名称”在左侧' }));
    fireEvent.click(panel.getByRole('button', { name: '固定“学分”在左侧' }));
    drag(await edge('名称'), 130);
    expect(head('学分').style.left).toBe('230px');
    expect(screen.getByRole('cell', { name: '5' }).style.left).toBe('230px');
  });
});
