import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openResource, type OpenOptions } from '../../../../tests/support/openResource.tsx';
import type { FormDocument, MgrListDocument } from '../../../schemas/documents/index.ts';
import type { Answer } from '../../../schemas/wire/answer.ts';

const number = (name: string, title: string, precision: number) => ({
  type: 'number',
  id: name,
  name,
  title,
  props: { precision },
});
const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'course',
  name: 'course',
  fields: [
    { type: 'input', id: 'name', name: 'name', title: '名称' },
    number('credits', '学分', 1),
    number('hours', '学时', 0),
    { type: 'date', id: 'begins', name: 'begins', title: '开课' },
  ],
  grants: [],
};
const list: MgrListDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'courses',
  name: 'courses',
  module: 'course',
  columns: [
    { field: 'name' },
    { field: 'credits', summary: 'sum' },
    { field: 'hours', summary: 'avg' },
    { field: 'begins', summary: 'min' },
  ],
  search: { fields: ['name'] },
};

// What is fetched late is there: a busy machine takes its time.
beforeAll(() => Promise.all([import('./SummaryRow.tsx'), import('./SummaryCard.tsx')]));

async function open(options: OpenOptions & { answer?: () => Partial<Answer> } = {}) {
  const { answer, ...rest } = options;
  const asked: Readonly<Record<string, unknown>>[] = [];
  const made = openResource([list, form], {
    answers: {
      '/course/list.htm': {
        list: [{ id: '1', revision: 1, name: '高等数学', credits: 5, hours: 80 }],
        total: 276,
      },
      '/course/aggregate.htm': (param) => {
        asked.push(param);
        if (answer) return answer();
        return { list: [{ credits: 12812.5, hours: 51.27, begins: '2026-09-01' }], total: 1 };
      },
    },
    ...rest,
  });
  await screen.findByText('高等数学');
  return { ...made, asked };
}
const row = () => screen.findByRole('table', { name: /^汇总/ }, { timeout: 12_000 });

it('says what all records come to, each column as its cells would say it', async () => {
  const { asked, root } = await open();
  const summary = within(await row());
  await summary.findByRole('cell', { name: '学分，合计：12,812.5' });
  expect(summary.getByRole('cell', { name: '学时，平均：51.3' })).toBeTruthy();
  expect(summary.getByRole('cell', { name: '开课，最小：2026-09-01' })).toBeTruthy();
  expect(summary.getByRole('rowheader').textContent).toBe('全部 276 条');
  expect(asked.map(({ measures, where }) => ({ measures, where }))).toEqual([
    {
      where: undefined,
      measures: [
        { as: 'credits', fn: 'sum', field: 'credits' },
        { as: 'hours', fn: 'avg', field: 'hours' },
        { as: 'begins', fn: 'min', field: 'begins' },
      ],
    },
  ]);
  act(() => {
    root.locale.change('enUS');
  });
  expect(screen.getByRole('table', { name: /^Summary/ }).textContent).toContain('All 276');
});

it('follows what the list asks for, not its page, and what changes', async () => {
  const { asked, root } = await open();
  await row();
  fireEvent.click(screen.getByTitle('2'));
  await screen.findByText('高等数学');
  expect(asked).toHaveLength(1);
  const box = screen.getByRole('textbox', { name: '搜索' });
  fireEvent.change(box, { target: { value: '数学' } });
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await waitFor(() => expect(JSON.stringify(asked.at(-1)?.where)).toContain('数学'));
  expect(asked).toHaveLength(2);
  act(() => {
    root.changes.changed('course');
  });
  expect(asked).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(asked).toHaveLength(4));
});

it('says that it could not be had, and tries again', async () => {
  let down = true;
  await open({
    answer: () =>
      down ? { msgState: 9, msg: '服务器错误' } : { list: [{ credits: 1, hours: 2 }], total: 1 },
  });
  const alert = await within(await row()).findByRole('alert');
  expect([alert.title, alert.textContent]).toEqual(['服务器错误', '汇总失败 重试']);
  down = false;
  fireEvent.click(within(alert).getByRole('button', { name: '重试' }));
  await screen.findByRole('cell', { name: '学分，合计：1.0' });
});

it('measures what is shown and may be read, and nothing without the right', async () => {
  const rights = { actions: ['list' as const, 'aggregate' as const], read: ['name', 'hours'], write: [] };
  const { asked, unmount } = await open({ rights });
  await row();
  expect(asked).toEqual([expect.objectContaining({ measures: [expect.objectContaining({ as: 'hours' })] })]);
  unmount();
  const without = await open({ rights: { ...rights, actions: ['list'] } });
  expect(without.asked).toEqual([]);
  expect(screen.queryByRole('table', { name: /^汇总/ })).toBeNull();
});

it('stands above the cards of a phone, and tries again there too', async () => {
  let down = true;
  const { root } = await open({
    width: 375,
    answer: () =>
      down ? { msgState: 9, msg: '服务器错误' } : { list: [{ credits: 12812.5, hours: 51.27 }], total: 1 },
  });
  const card = within(await screen.findByRole('region', { name: /^汇总/ }, { timeout: 12_000 }));
  expect((await card.findByRole('alert')).title).toBe('服务器错误');
  expect(card.getByText('全部 276 条')).toBeTruthy();
  down = false;
  fireEvent.click(card.getByRole('button', { name: /重\s*试/ }));
  await card.findByText('12,812.5');
  const figures = () =>
    card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures()).toEqual([
    ['学分 · 合计', '12,812.5'],
    ['学时 · 平均', '51.3'],
    ['开课 · 最小', '–'],
  ]);
  act(() => {
    root.locale.change('enUS');
  });
  expect(figures()[0]).toEqual(['学分 · Sum', '12,812.5']);
});
