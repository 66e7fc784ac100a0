import { prop } from 'atrium/src/schemas/prop.ts';
import { defineMeta } from 'atrium/src/schemas/rendererMeta.ts';
import { Type } from 'typebox';

const Contact = Type.Object({
  name: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
  phone: Type.Optional(Type.Union([Type.String({ maxLength: 20 }), Type.Null()])),
});

/** A list of people with their telephone numbers. */
export const contactsMeta = defineMeta({
  type: 'acme/contacts',
  version: 1,
  family: 'input',
  title: { zhCN: '联系人', enUS: 'Contacts' },
  description: {
    zhCN: '为 Formily 编写的数组组件：联系人与电话',
    enUS: 'People with their telephone numbers, an array component that was written for Formily',
  },
  icon: 'team',
  budget: 3,
  props: {
    most: prop.static(
      Type.Integer({ minimum: 1, maximum: 50 }),
      { zhCN: '最多几人', enUS: 'Most people' },
      10,
    ),
  },
  field: {
    column: 'json',
    dataType: 'array',
    value: Type.Array(Contact, { maxItems: 50 }),
    span: 24,
    toText: (value) =>
      (Array.isArray(value) ? (value as { name?: string | null; phone?: string | null }[]) : [])
        .map(({ name, phone }) => [name ?? '', phone ?? ''].join(' ').trim())
        .join('、'),
  },
});
