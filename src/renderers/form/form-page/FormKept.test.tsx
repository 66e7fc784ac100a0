import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { INPUT } from '../../../runtime/stores/TabMemory.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';

// A form in a tab that is left for another one and comes back.

const title = (text: string) => ({ zhCN: text, enUS: text });
const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'student',
  name: 'student',
  fields: [
    { type: 'input', id: 'name', name: 'name', title: title('姓名') },
    { type: 'input', id: 'no', name: 'no', title: title('学号') },
  ],
  grants: [],
};
const stored = { id: '7', revision: 3, name: '林知夏', no: 'S2024' };
const box = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

const open = (memory: Map<string, unknown>, record: object = stored, document = form) =>
  openResource([document], {
    memory,
    params: { id: '7' },
    answers: {
      '/student/detail.htm': { result: record },
      '/student/update.htm': { result: { ...stored, revision: 4, name: '林知秋' } },
      '/draft/get.do': { result: null },
    },
  });

it('has what was typed when it comes back, and asks nobody about leaving', async () => {
  const memory = new Map<string, unknown>();
  const first = open(memory);
  type(await box(/姓名/), '林知秋');
  expect([first.root.unsaved.byLeaving(), first.root.unsaved.any()]).toEqual([false, true]);
  first.unmount();
  expect(memory.has(INPUT)).toBe(true);
  const again = open(memory);
  expect((await box(/姓名/)).value).toBe('林知秋');
  expect((await box(/学号/)).value).toBe('S2024');
  expect([again.root.unsaved.any(), memory.has(INPUT)]).toEqual([true, false]);
});

it('says what somebody else has changed meanwhile', async () => {
  const memory = new Map<string, unknown>();
  const first = open(memory);
  type(await box(/姓名/), '林知秋');
  first.unmount();
  open(memory, { ...stored, revision: 4, name: '林晓' });
  expect((await box(/姓名/)).value).toBe('林知秋');
  await screen.findByText(/对方填写的是“林晓”/, undefined, { timeout: 5000 });
});

it('keeps nothing once it is saved, and nothing that was not changed', async () => {
  const memory = new Map<string, unknown>();
  const first = open(memory);
  await box(/姓名/);
  first.unmount();
  expect(memory.has(INPUT)).toBe(false);
  const second = open(memory);
  type(await box(/姓名/), '林知秋');
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() => expect(second.root.unsaved.any()).toBe(false));
  second.unmount();
  expect(memory.has(INPUT)).toBe(false);
});

it('whose draft the server keeps leaves it to that', async () => {
  const memory = new Map<string, unknown>();
  const first = open(memory, stored, { ...form, draft: true });
  type(await box(/姓名/), '林知秋');
  expect(first.root.unsaved.byLeaving()).toBe(true);
  first.unmount();
  expect(memory.has(INPUT)).toBe(false);
});
