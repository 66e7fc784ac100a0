import { expect, test } from 'vitest';
import { documentSchemas } from '../../schemas/documents/index.ts';
import { controlOf } from './controlOf.ts';
import { documentProps } from './documentProps.ts';

/** What is no setting: what a document is, what happens on its page, and what it is made of. */
const ELSEWHERE = {
  all: ['tests', '$schema', 'kind', 'schemaVersion', 'id', 'params', 'variables', 'sources', 'events', 'on'],
  mgrList: ['toolbar', 'rowActions', 'bulkActions'],
  form: ['fields', 'layout'],
  mgrForm: ['layout'],
  control: ['body'],
} as const;

test.each(['mgrList', 'form', 'mgrForm', 'control'] as const)(
  'every setting of a %s has a control',
  (kind) => {
    const { properties } = documentSchemas[kind] as unknown as { properties: object };
    const elsewhere: readonly string[] = [...ELSEWHERE.all, ...ELSEWHERE[kind]];
    const settings = Object.keys(properties).filter((member) => !elsewhere.includes(member));
    expect(Object.keys(documentProps(kind)).sort()).toEqual(settings.sort());
  },
);

test('texts are set in both languages, numbers and switches by their own controls, lists as rows', () => {
  const { title, pageSize, selectable, columns } = documentProps('mgrList');
  const kinds = [title, pageSize, selectable, columns].map((prop) => prop && controlOf(prop).kind);
  expect(kinds).toEqual(['text', 'number', 'switch', 'rows']);
});
