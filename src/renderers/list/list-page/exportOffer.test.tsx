import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openStudentList } from '../../../../tests/support/openStudentList.tsx';
import type { Action } from '../../../schemas/action.ts';

const OWN = { testRule: 'every', conditionList: [] };

/** A list whose toolbar exports, with two of its students chosen where wanted. */
async function drawn({ step = {}, chosen = 0 }: { step?: Omit<Action, 'do'>; chosen?: number } = {}) {
  const exported: object[] = [];
  const settings: Record<string, unknown> = {};
  const click = [{ do: 'exportRows', module: 'student', where: '{{query.where}}', ...step }];
  const made = openStudentList({
    role: 'clerk',
    search: `?list=${encodeURIComponent('{"f":{"status":"in"}}')}`,
    document: { toolbar: [{ type: 'button', id: 'export', props: { text: '导出' }, on: { click } }] },
    answers: {
      '/student/exportRows.htm': (param) => {
        exported.push(param);
        return { result: { fileId: 'f', url: '/files/f' } };
      },
      '/userSetting/get.do': () => ({ result: settings }),
      '/userSetting/save.do': ({ key, value }) => {
        settings[String(key)] = value;
        return {};
      },
    },
  });
  const boxes = await screen.findAllByRole('checkbox', { name: /选择/ });
  for (const box of boxes.slice(1, 1 + chosen)) fireEvent.click(box);
  const ask = async () => {
    fireEvent.click(screen.getByRole('button', { name: /导\s?出/ }));
    return waitFor(() => {
      const open = made.root.exports.current;
      if (!open) throw new Error('not asked yet');
      return open;
    });
  };
  return { ...made, exported, settings, ask };
}

test('the list is asked about with its columns and how many records there are; the choice is kept for it', async () => {
  const { ask, exported, settings } = await drawn({ step: { fields: '{{query.fields}}', format: 'xlsx' } });
  const { request, close } = await ask();
  expect(request.columns.map(({ title }) => title)).toEqual(['姓名', '状态', '绩点', '电话']);
  expect(request.fields).toEqual(['name', 'status', 'gpa']);
  expect(request).toMatchObject({ scope: 'found', format: 'xlsx', totals: { chosen: 0, found: 12 } });
  act(() => {
    request.tick(['status', 'gpa'], false);
    request.tick(['phone'], true);
    request.write('csv');
    close(true);
  });
  await waitFor(() => expect(exported).toHaveLength(1));
  expect(exported[0]).toMatchObject({ fields: ['name', 'phone'], format: 'csv' });
  expect(JSON.stringify(exported[0])).toContain('"bindKey":"status"');
  await waitFor(() =>
    expect(settings['export/students']).toEqual({ fields: ['name', 'phone'], format: 'csv' }),
  );
  const again = await ask();
  expect(again.request).toMatchObject({ fields: ['name', 'phone'], format: 'csv' });
  act(() => again.close());
});

test.each([
  ['chosen', '"judgeType":"inArray","value":["0","1"]'],
  ['all', undefined],
] as const)('%s records', async (scope, where) => {
  const { ask, exported } = await drawn({ chosen: 2 });
  const { request, close } = await ask();
  expect(request.scope).toBe('chosen');
  await waitFor(() => expect(request.totals).toEqual({ chosen: 2, found: 12, all: 12 }));
  act(() => {
    request.choose(scope);
    close(true);
  });
  await waitFor(() => expect(exported).toHaveLength(1));
  const asked = exported[0] && 'where' in exported[0] ? JSON.stringify(exported[0].where) : undefined;
  if (where === undefined) expect(asked).toBeUndefined();
  else expect(asked).toContain(where);
});

test.each([
  ['a step that asks nothing', { ask: false }],
  ['a step with records of its own', { where: OWN }],
])('%s exports at once', async (_title, step) => {
  const { root, exported } = await drawn({ step });
  fireEvent.click(screen.getByRole('button', { name: /导\s?出/ }));
  await waitFor(() => expect(exported).toHaveLength(1));
  expect(root.exports.current).toBeUndefined();
});

test('a question that is given up exports nothing', async () => {
  const { ask, exported, said, settings } = await drawn();
  const { close } = await ask();
  act(() => close());
  await act(() => Promise.resolve());
  expect([exported, said(), settings]).toEqual([[], [], {}]);
});
