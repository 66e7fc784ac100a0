import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { evaluate } from '../../../conditions/index.ts';
import { openStudentList as open } from '../../../../tests/support/openStudentList.tsx';

const table = () => screen.findByRole('table');
const dataRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });

afterEach(() => {
  vi.useRealTimers();
});

describe('a list', () => {
  it('shows the records of its module in the columns that are shown', async () => {
    open();
    await screen.findByText('学生0');
    expect(
      within(await table())
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['', '姓名', '状态', '绩点', '操作']);
    expect(dataRows()).toHaveLength(5);
    expect(dataRows()[4]?.textContent).toContain('在读');
    expect(screen.getByText('共 12 条')).toBeTruthy();
  });

  it('speaks English', async () => {
    const { root } = open();
    await screen.findByText('学生0');
    act(() => {
      root.locale.change('enUS');
    });
    expect(head('Name')).toBeTruthy();
    expect(screen.getByText('12 in all')).toBeTruthy();
  });

  it('opens a record, by a button that says so', async () => {
    const { said } = open();
    fireEvent.click(await screen.findByRole('button', { name: '打开 学生1' }));
    await waitFor(() => {
      expect(said()).toEqual(['open 学生1']);
    });
  });

  it('gives chains the row, the question and the choice', async () => {
    const { said } = open();
    await screen.findByText('学生0');
    fireEvent.click(within(dataRows()[2]!).getByRole('button', { name: /查\s*看/ }));
    fireEvent.click(screen.getByRole('button', { name: /导\s*出/ }));
    fireEvent.click(within(dataRows()[1]!).getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: /批\s*量/ }));
    await waitFor(() => {
      expect(said()).toEqual(['row 2', 'fields name+status+gpa', 'chosen 1: 学生1']);
    });
  });
});

describe('sorting', () => {
  it('goes up, down and back, and says so to those who cannot see it', async () => {
    const { asked } = open();
    await screen.findByText('学生0');
    const press = async () => {
      fireEvent.click(within(head('姓名')).getByRole('button'));
      await waitFor(() => {
        expect(screen.getByRole('table').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
      });
    };
    expect(head('姓名').getAttribute('aria-sort')).toBe('none');
    expect(head('状态').hasAttribute('aria-sort')).toBe(false);
    await press();
    expect(head('姓名').getAttribute('aria-sort')).toBe('ascending');
    await press();
    expect(head('姓名').getAttribute('aria-sort')).toBe('descending');
    await press();
    expect(head('姓名').getAttribute('aria-sort')).toBe('none');
    expect(asked.map(({ sort }) => sort)).toEqual([
      [],
      [{ field: 'name', order: 'asc' }],
      [{ field: 'name', order: 'desc' }],
      [],
    ]);
  });
});

describe('choosing', () => {
  it('takes a page, keeps it across pages, and lets it go', async () => {
    open();
    await screen.findByText('学生0');
    expect(screen.queryByText(/已选择/)).toBeNull();
    const page = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '选择本页' });
    fireEvent.click(within(dataRows()[0]!).getByRole('checkbox'));
    expect(page().indeterminate).toBe(true);
    fireEvent.click(page());
    expect(screen.getByText('已选择 5 条')).toBeTruthy();
    expect(dataRows()[3]?.getAttribute('aria-selected')).toBe('true');
    fireEvent.click(screen.getByTitle('2'));
    await screen.findByText('学生5');
    expect(page().checked).toBe(false);
    fireEvent.click(within(dataRows()[0]!).getByRole('checkbox'));
    expect(screen.getByText('已选择 6 条')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /清\s*空/ }));
    expect(screen.queryByText(/已选择/)).toBeNull();
  });

  it('is not offered where the document does not want it', async () => {
    open({ document: { selectable: false } });
    await screen.findByText('学生0');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('asking', () => {
  it('searches once the typing pauses, and at once on Enter', async () => {
    const { asked } = open();
    const searches = () => asked.filter(({ where }) => where !== undefined);
    await screen.findByText('学生0');
    vi.useFakeTimers();
    const box = screen.getByRole('textbox', { name: '搜索' });
    for (const value of ['林', '林知', '林知夏']) {
      fireEvent.change(box, { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(200));
    }
    expect(searches()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(searches()).toHaveLength(1);
    expect(JSON.stringify(searches()[0]?.where)).toContain('林知夏');
    fireEvent.change(box, { target: { value: '吴' } });
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
    expect(searches()).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(searches()).toHaveLength(2);
  });

  it('finds records by what their options are called', async () => {
    const { asked } = open({ document: { search: { fields: ['name', 'status'] } } });
    await screen.findByText('学生0');
    const box = screen.getByRole('textbox', { name: '搜索' });
    fireEvent.change(box, { target: { value: 'enrol' } });
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
    await waitFor(() => expect(asked).toHaveLength(2));
    const { where } = asked[1] ?? {};
    expect([evaluate(where, { status: 'in' }), evaluate(where, { status: 'out' })]).toEqual([true, false]);
  });

  it.each(['search', 'filter'])('asks once what an input method composes: %s', async (where) => {
    const { asked } = open();
    await screen.findByText('学生0');
    vi.useFakeTimers();
    const before = asked.length;
    const box =
      where === 'search'
        ? screen.getByRole<HTMLInputElement>('textbox', { name: '搜索' })
        : within(screen.getByRole('group', { name: '姓名' })).getByRole<HTMLInputElement>('textbox');
    fireEvent.compositionStart(box);
    for (const value of ['z', 'zh', 'zhang', '张']) {
      fireEvent.compositionUpdate(box, { data: value });
      fireEvent.change(box, { target: { value } });
      expect(box.value).toBe(value);
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    // This Enter chooses among the proposals of the input method.
    fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(asked).toHaveLength(before);
    fireEvent.compositionEnd(box, { data: '张' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(asked).toHaveLength(before + 1);
    expect(JSON.stringify(asked.at(-1)?.where)).toContain('张');
  });

  it('filters by the widgets of its fields, keeps the question in the address, and resets', async () => {
    const { asked, ui } = open();
    await screen.findByText('学生0');
    const reset = screen.getByRole<HTMLButtonElement>('button', { name: /重\s*置/ });
    expect(reset.disabled).toBe(true);
    const filter = within(screen.getByRole('group', { name: '姓名' })).getByRole('textbox');
    fireEvent.change(filter, { target: { value: '林' } });
    fireEvent.blur(filter);
    await waitFor(() => {
      expect(JSON.stringify(asked.at(-1)?.where)).toContain('林');
    });
    expect(ui.parameters.at(-1)).toEqual(['list', '{"f":{"name":"林"}}']);
    fireEvent.click(reset);
    await waitFor(() => {
      expect(asked.at(-1)?.where).toBeUndefined();
    });
    expect(ui.parameters.at(-1)).toEqual(['list', undefined]);
  });

  it('writes nothing into the address of the page that is gone to', async () => {
    const { asked, root, ui } = open();
    await screen.findByText('学生0');
    const filter = within(screen.getByRole('group', { name: '姓名' })).getByRole('textbox');
    act(() => {
      root.route.enter('/main/2/2', '');
    });
    fireEvent.change(filter, { target: { value: '林' } });
    fireEvent.blur(filter);
    await waitFor(() => {
      expect(JSON.stringify(asked.at(-1)?.where)).toContain('林');
    });
    expect(ui.parameters).toEqual([]);
  });

  it('asks again by its button, and when its records were changed', async () => {
    const { asked, root } = open();
    await screen.findByText('学生0');
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(asked).toHaveLength(2);
    act(() => {
      root.changes.changed('student');
    });
    expect(asked).toHaveLength(3);
  });
});

describe('columns', () => {
  it('are picked by the person, but never all taken away', async () => {
    open({ document: { columns: [{ field: 'name' }, { field: 'gpa', hidden: true }] } });
    await screen.findByText('学生0');
    fireEvent.click(screen.getByRole('button', { name: '列设置' }));
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await screen.findByRole('checkbox', { name: '绩点' });
    expect(box('姓名').disabled).toBe(true);
    fireEvent.click(box('绩点'));
    expect(head('绩点')).toBeTruthy();
    expect(box('姓名').disabled).toBe(false);
  });

  it('are those that the role may read', async () => {
    open({ rights: { actions: ['list'], read: ['name'], write: [] } });
    await screen.findByText('学生0');
    expect(screen.queryByRole('columnheader', { name: /绩点/ })).toBeNull();
    expect(screen.queryByRole('group', { name: '状态' })).toBeNull();
  });
});

describe('on a phone', () => {
  it('shows records as cards under their opening columns', async () => {
    const { said } = open({ width: 390 });
    await screen.findByText('学生0');
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: '记录' })).getAllByRole('article');
    expect(cards).toHaveLength(5);
    expect(cards[2]?.querySelector('header')?.textContent).toContain('在读');
    expect(within(cards[1]!).queryByText('状态')).toBeNull();
    fireEvent.click(within(cards[2]!).getByText('学生2'));
    fireEvent.click(within(cards[1]!).getByRole('checkbox'));
    expect(screen.getByText('已选择 1 条')).toBeTruthy();
    await waitFor(() => {
      expect(said()).toEqual(['open 学生2']);
    });
  });

  it('are headed by their first column where none opens', async () => {
    open({ width: 390, document: { columns: [{ field: 'name' }, { field: 'gpa' }] } });
    const name = await screen.findByText('学生1');
    expect(name.closest('header')).toBeTruthy();
    expect(screen.queryByText('姓名', { selector: 'dt' })).toBeNull();
  });

  it('chooses the page at once; what can be done with it stands below, in sight', async () => {
    open({ width: 390 });
    await screen.findByText('学生0');
    const page = screen.getByRole<HTMLInputElement>('checkbox', { name: '选择本页' });
    fireEvent.click(screen.getAllByRole('checkbox', { name: '选择此行' })[0]!);
    expect(page.checked).toBe(false);
    fireEvent.click(page);
    expect(page.checked).toBe(true);
    const bar = screen.getByText('已选择 5 条').closest<HTMLElement>('[role=status]')!;
    expect(bar.style.position).toBe('sticky');
    const records = screen.getByRole('list', { name: '记录' });
    expect(records.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(page);
    expect(screen.queryByText(/^已选择/)).toBeNull();
  });
});
