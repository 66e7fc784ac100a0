import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { oneOfLabelled } from '../shared/filterInside.meta.ts';
import { importPerson } from '../shared/import.meta.ts';
import { labelledText } from '../shared/labelled.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

export const personMeta = defineMeta({
  type: 'person',
  version: 1,
  family: 'input',
  title: { zhCN: '人员', enUS: 'Person' },
  description: {
    zhCN: '按姓名或账号搜索人员，值为 { value, label }',
    enUS: 'Finds a person by name or account; its value is { value, label }',
  },
  icon: 'user',
  budget: 4,
  props: { placeholder, allowClear },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'text',
    value: Type.Object(
      { value: Type.String({ minLength: 1, maxLength: 200 }), label: Type.String({ maxLength: 200 }) },
      { additionalProperties: false },
    ),
    span: 8,
    width: 120,
    refers: 'person',
    toExport: labelledText,
    fromImport: importPerson,
    toFilter: oneOfLabelled,
    parts: [{ path: '.value', dataType: 'text', people: true }],
  },
});
