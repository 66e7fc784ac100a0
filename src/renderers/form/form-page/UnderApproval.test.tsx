import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { field, formDocument } from '../../../../tests/support/plainDocuments.ts';
import type { ModuleRights } from '../../../schemas/wire/record.ts';
import type { FlowOfRecord } from '../../../schemas/wire/flowLists.ts';

const form = formDocument([{ ...field('name'), type: 'input', title: { zhCN: '姓名', enUS: 'Name' } }], {
  id: 'leave',
});
const rights: ModuleRights = { actions: ['detail', 'update'], read: '*', write: '*', flows: true };
const flow: FlowOfRecord = {
  ...{ record: '7', number: 'QJ0001', state: 'running', flowTitle: '请假审批', instance: 'i1' },
  current: [
    {
      ...{ node: 'a', title: '辅导员审批', openedAt: '2026-03-02T00:00:00.000Z', dueAt: null },
      people: [{ value: 't', label: '沈静' }],
    },
  ],
};
const open = (list: readonly FlowOfRecord[]) =>
  openResource([form], {
    params: { id: '7' },
    rights,
    answers: {
      '/leave/detail.htm': { result: { id: '7', revision: 3, name: '林知夏' } },
      '/flow/ofRecords.do': { list: [...list] },
    },
  });

test('a record under approval says at which step and with whom, leads there, and is not saved', async () => {
  const { root } = open([flow]);
  expect(await screen.findByText('审批中 · 辅导员审批 · 沈静')).toBeDefined();
  const save = screen.getByRole('button', { name: /保\s?存/ });
  expect(save).toHaveProperty('disabled', true);
  expect(save.getAttribute('aria-description')).toMatch(/审批中/);
  const went: string[] = [];
  root.ui.navigate = (path) => void went.push(path);
  fireEvent.click(screen.getByRole('button', { name: '查看审批' }));
  expect(went).toEqual(['/flowDetail/i1']);
});

test('a record in no flow is changed as ever', async () => {
  open([]);
  expect(await screen.findByLabelText<HTMLInputElement>(/姓名/)).toHaveProperty('disabled', false);
  expect(screen.queryByText(/审批中/)).toBeNull();
});
