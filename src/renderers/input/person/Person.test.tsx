import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import type { Answer } from '../../../schemas/wire/answer.ts';

const node: Node = { type: 'person', id: 'tutor', name: 'tutor', title: '导师' };
const path = '/component/getSelectorData.htm';
const people = [
  { value: 'T1001', label: '周明远', department: 'computing' },
  { value: 'T1002', label: '吴若溪', department: 'law' },
];
/** Answers as the server does: by keyword. */
const answers = {
  [path]: ({ keyword }: Record<string, unknown>) => ({
    list: people.filter((person) => person.label.includes(keyword as string)),
  }),
};

describe('person', () => {
  it('finds people by what is typed and gives id and name alone', async () => {
    const { form } = await renderNode(node, { values: {}, answers });
    const box = screen.getByRole('combobox');
    fireEvent.mouseDown(box);
    // Whoever shares a name is told apart by the account.
    expect((await screen.findByTitle('周明远')).textContent).toBe('周明远 T1001');
    fireEvent.change(box, { target: { value: '吴' } });
    await waitFor(() => expect(screen.queryByTitle('周明远')).toBeNull());
    fireEvent.click(await screen.findByTitle('吴若溪'));
    expect(form?.values.tutor).toEqual({ value: 'T1002', label: '吴若溪' });
  });

  it('says how to find others where there are more than it shows', async () => {
    const all = {
      [path]: ({ keyword }: Record<string, unknown>) => ({ list: people, total: keyword === '' ? 21 : 2 }),
    };
    await renderNode(node, { values: {}, answers: all });
    const box = screen.getByRole('combobox');
    fireEvent.mouseDown(box);
    expect(await screen.findByText('还有更多人员，输入姓名或工号查找')).toBeTruthy();
    fireEvent.change(box, { target: { value: '吴' } });
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  });

  it('asks once for what an input method composes', async () => {
    const asked: unknown[] = [];
    const found = {
      [path]: ({ keyword }: Record<string, unknown>) => (asked.push(keyword), { list: people }),
    };
    await renderNode(node, { values: {}, answers: found });
    const box = screen.getByRole('combobox');
    fireEvent.mouseDown(box);
    await screen.findByTitle('周明远');
    vi.useFakeTimers();
    fireEvent.compositionStart(box);
    for (const value of ['w', 'wu', '吴']) {
      fireEvent.change(box, { target: { value } });
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    expect(asked).toEqual(['']);
    fireEvent.compositionEnd(box);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(asked).toEqual(['', '吴']);
  });

  it('says that people could not be loaded, and asks again', async () => {
    let calls = 0;
    const answer = (): Partial<Answer> => {
      calls += 1;
      return calls === 1 ? { msgState: 9, msg: 'down' } : { list: people };
    };
    await renderNode(node, { values: {}, answers: { [path]: answer } });
    fireEvent.mouseDown(screen.getByRole('combobox'));
    expect(await screen.findByText('人员加载失败')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
    expect(await screen.findByTitle('周明远')).toBeTruthy();
  });

  it('shows the name where it cannot be changed', async () => {
    await renderNode({ ...node, readOnly: true }, { values: { tutor: { value: 'T1001', label: '周明远' } } });
    expect(screen.getByText('周明远')).toBeTruthy();
  });
});
