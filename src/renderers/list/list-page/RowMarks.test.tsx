import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm, studentList } from '../../../../tests/support/studentList.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';

const text = (name: string, title: string) => ({ type: 'input', id: name, name, title });
const form = studentForm(text('name', '姓名'), text('status', '状态'));
const list = studentList([{ field: 'name', opens: true }, { field: 'status' }], {
  open: [{ do: 'message', text: '{{ row.name }}' }],
  rowTones: [
    { when: "{{ row.status == '休学' }}", tone: 'warning', title: { zhCN: '休学中', enUS: 'Suspended' } },
  ],
});
const names = ['林知夏', '吴梓涵', '周以安'];

function open(more: Partial<MgrListDocument> = {}) {
  let asked = 0;
  const made = openResource([{ ...list, ...more }, form], {
    answers: {
      '/student/list.htm': () => {
        asked += 1;
        const records = names.map((name, index) => ({
          id: String(index),
          revision: 1,
          name,
          status: index === 1 ? '休学' : '在读',
        }));
        return { list: records, total: records.length };
      },
    },
  });
  return { ...made, asked: () => asked };
}
const button = (name: string) => screen.findByRole('button', { name: `打开 ${name}` });

describe('a marked record', () => {
  it('says in words what its colour says, and the legend tells of it', async () => {
    open();
    const cell = await button('吴梓涵');
    const row = cell.closest('tr')!;
    expect(row.getAttribute('aria-description')).toBe('休学中');
    expect(row.style.getPropertyValue('--grid-tone-solid')).toBe('var(--tone-warning-solid)');
    expect((await button('林知夏')).closest('tr')!.hasAttribute('aria-description')).toBe(false);
    expect(within(await screen.findByRole('list', { name: '颜色标记' })).getByText('休学中')).toBeTruthy();
  });

  it('leaves no legend where none is', async () => {
    const tone = { tone: 'error' as const, title: { zhCN: '已退学', enUS: 'Left' } };
    open({ rowTones: [...(list.rowTones ?? []), { ...tone, when: "{{ row.status == '退学' }}" }] });
    const legend = await screen.findByRole('list', { name: '颜色标记' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['休学中']);
  });

  it.each([
    ['cards', {}],
    ['list', {}],
    ['gallery', {}],
    ['kanban', { groupBy: 'status' }],
  ])('is marked in %s, too', async (type, props) => {
    const node = { type, id: 'view', props: { title: '{{ item.name }}', ...props } };
    open({ views: [{ id: 'view', title: '视图', node }] });
    const marked = (await screen.findByText('吴梓涵', {}, { timeout: 12_000 })).closest('[aria-description]');
    expect(marked?.getAttribute('aria-description')).toBe('休学中');
    expect(
      screen.getByText('林知夏').closest('[aria-description]')?.getAttribute('aria-description'),
    ).not.toBe('休学中');
    expect(document.querySelectorAll('[style*="border-inline-start: 4px"]').length).toBeGreaterThan(0);
    expect(within(await screen.findByRole('list', { name: '颜色标记' })).getByText('休学中')).toBeTruthy();
  });
});

describe('keys', () => {
  it('lead through the rows in one column, and stop at the ends', async () => {
    open();
    const first = await button(names[0]!);
    first.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    const focused = () => document.activeElement?.textContent;
    press('ArrowDown');
    expect(focused()).toBe(names[1]);
    press('End');
    expect(focused()).toBe(names[2]);
    press('ArrowDown');
    expect(focused()).toBe(names[2]);
    press('Home');
    expect(focused()).toBe(names[0]);
    expect(fireEvent.keyDown(first, { key: 'ArrowDown', ctrlKey: true })).toBe(true);
    expect(focused()).toBe(names[0]);
  });
});

describe('a list that refreshes itself', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('asks again while somebody looks at it, and at once for who comes back', async () => {
    const { asked } = open({ refresh: { every: 10 } });
    await button(names[0]!);
    expect(asked()).toBe(1);
    await pass(11_000);
    expect(asked()).toBe(2);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(30_000);
    expect(asked()).toBe(2);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await pass(10);
    expect(asked()).toBe(3);
  });

  it('does not where the document names no time', async () => {
    const { asked } = open();
    await button(names[0]!);
    await pass(60_000);
    expect(asked()).toBe(1);
  });
});

describe('a record under approval', () => {
  it('says so beside its words, asked once for all that are here, and leads to the instance', async () => {
    const asked = vi.fn();
    const at = '2026-11-22T02:30:00.000Z';
    const current = [{ node: 'a', title: '学院审核', people: [], openedAt: at, dueAt: null }];
    const rights = { actions: ['list' as const], read: '*' as const, write: [], flows: true as const };
    const { ui } = openResource([list, form], {
      rights,
      role: 'teacher',
      answers: {
        '/student/list.htm': {
          list: names.map((name, index) => ({ id: String(index), revision: 1, name, status: '在读' })),
          total: names.length,
        },
        '/flow/ofRecords.do': (param) => {
          asked(param);
          const flow = { record: '1', number: null, state: 'running', flowTitle: '学籍异动' };
          const others = { ...flow, record: '2', instance: null, current: [] };
          return { list: [{ ...flow, instance: 'i1', current }, others], total: 2 };
        },
      },
    });
    const tag = await screen.findByRole('button', { name: '学籍异动 · 审批中 · 学院审核' });
    expect(within(tag.closest('td')!).getByRole('button', { name: '打开 吴梓涵' })).toBeTruthy();
    // Whoever has nothing to do with a flow is told that it is there, and led nowhere.
    const others = within((await button('周以安')).closest('td')!);
    expect(others.getByTitle('学籍异动 · 审批中').textContent).toBe('审批中');
    expect(others.queryByRole('button', { name: /审批中/ })).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ records: ['0', '1', '2'] }));
    fireEvent.click(tag);
    expect(ui.paths).toEqual(['/flowDetail/i1']);
  });
});
