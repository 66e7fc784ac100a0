import { expect, test } from 'vitest';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { formUnderRights } from './formUnderRights.ts';

const column = (name: string) => ({ type: 'input', id: name, name });
const document: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'trip',
  name: 'trip',
  fields: [
    { type: 'input', id: 'reason', name: 'reason' },
    { type: 'input', id: 'opinion', name: 'opinion' },
    { type: 'input', id: 'secret', name: 'secret' },
    {
      type: 'sub-table',
      id: 'rows',
      name: 'rows',
      props: { maxRows: 5 },
      children: [
        column('city'),
        { type: 'section', id: 'money', children: [column('asked'), column('granted')] },
      ],
    },
  ],
  grants: [],
};

test('what a step hides and shows are rights, what it demands is required, and a sub-table has the columns of the step', () => {
  const {
    document: under,
    rights,
    isOpen,
  } = formUnderRights(document, {
    reason: 'read',
    opinion: 'required',
    rows: {
      right: 'edit',
      columns: { city: 'hidden', asked: 'read', granted: 'required' },
      rows: 'fixed',
    },
  });
  expect(rights).toMatchObject({ read: ['reason', 'opinion', 'rows'], write: ['opinion', 'rows'] });
  expect(isOpen).toBe(true);
  const [reason, opinion, , rows] = under.fields;
  expect([reason?.required, opinion?.required]).toEqual([undefined, true]);
  expect(rows).toMatchObject({ props: { maxRows: 5, fixedRows: true } });
  expect(rows?.children).toEqual([
    {
      ...{ type: 'section', id: 'money' },
      children: [
        { ...column('asked'), readOnly: true },
        { ...column('granted'), required: true },
      ],
    },
  ]);
});

test('a part of the layout that holds nothing but hidden fields goes with them', () => {
  const section = (id: string, ...fields: string[]) => ({
    ...{ type: 'section', id },
    children: [{ type: 'form-grid', id: `${id}-grid`, children: fields.map((field) => ({ field })) }],
  });
  const divider = { type: 'divider', id: 'line' };
  const { document: under } = formUnderRights(
    {
      ...document,
      layout: [section('all', 'reason', 'secret'), divider, section('none', 'secret', 'opinion')],
    },
    { reason: 'read', opinion: 'hidden' },
  );
  expect(under.layout).toEqual([section('all', 'reason'), divider]);
});

test('where all may be written nothing is masked, and where nothing may it is only looked at', () => {
  const all = Object.fromEntries(document.fields.map(({ name }) => [name, 'edit' as const]));
  expect(formUnderRights(document, all)).toMatchObject({ rights: { read: '*', write: '*' }, isOpen: true });
  expect(formUnderRights(document, { reason: 'read' }).isOpen).toBe(false);
});
