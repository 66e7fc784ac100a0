import { expect, test } from 'vitest';
import type { FormDocument } from '../../../src/schemas/documents/index.ts';
import { productMetas } from '../../documents/vocabulary.ts';
import { systemAuthority } from '../../records/Authority.ts';
import { readShape } from '../../records/shape.ts';
import { proposeMapping } from './columns.ts';

const field = (type: string, name: string, more = {}) => ({ type, id: name, name, title: name, ...more });

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'repair',
  name: '报修单',
  fields: [
    field('serial-number', 'number'),
    field('input', 'subject'),
    field('person', 'worker'),
    field('user-value', 'copies'),
    field('sub-table', 'parts'),
    field('password', 'pin'),
    field('file-upload', 'photos'),
    field('number', 'total', { value: '{{ 1 + 1 }}' }),
  ],
  grants: [],
};

test('columns of fields that no sheet fills are passed over, as those of computed ones are', () => {
  const shape = readShape(form, productMetas);
  const titles = new Map(form.fields.map(({ name }, at) => [name, at]));
  const authority = systemAuthority('importRows');
  const module = { document: form, version: 1, shape, authority, functions: {} };
  expect(proposeMapping(module, titles)).toEqual({ subject: 'subject', worker: 'worker' });
});
