import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import type { FormDocument, MgrListDocument } from '../../../schemas/documents/index.ts';

// What the server owns of every record, in lists.

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'thing',
  name: 'thing',
  fields: [{ type: 'input', id: 'name', name: 'name', title: '名称' }],
  grants: [],
};
const list: MgrListDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'things',
  name: 'things',
  module: 'thing',
  columns: [{ field: 'name' }, { field: 'createdAt', title: '登记时间' }, { field: 'revision' }],
  filters: [{ field: 'updatedAt' }],
};

test('when a record was made is a column and a filter, which no form declares; a revision is none', async () => {
  openResource([list, form], {
    answers: {
      '/thing/list.htm': {
        list: [{ id: '1', revision: 1, name: '甲', createdAt: '2026-03-01T02:03:00.000Z' }],
        total: 1,
      },
    },
  });
  await screen.findByText('2026-03-01 10:03');
  expect(screen.getByRole('columnheader', { name: /登记时间/ })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: /版本/ })).toBeNull();
  expect(screen.getByLabelText('修改时间：从')).toBeDefined();
});
