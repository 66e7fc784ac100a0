import { Type } from 'typebox';
import { FIELD_CODE } from '../../../schemas/kinds.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { oneOfLabelled } from '../shared/filterInside.meta.ts';
import { importLabelled } from '../shared/import.meta.ts';
import { labelledText, LabelledSchema } from '../shared/labelled.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

const code = Type.String({ pattern: FIELD_CODE });
const NAME = 'name';

export const recordPickMeta = defineMeta({
  type: 'record-pick',
  version: 1,
  family: 'input',
  title: { zhCN: '关联记录', enUS: 'Record of another form' },
  description: {
    zhCN: '从另一个表单的记录中选一条，值为 { value, label }；可搜索，也可在表格中查找',
    enUS: 'One record of another form, as { value, label }; found by typing, or in a table',
  },
  keywords: ['关联', '引用', 'lookup'],
  common: true,
  icon: 'link',
  budget: 6,
  props: {
    module: prop.form({ zhCN: '表单编号', enUS: 'Form' }),
    labelField: prop.fieldsOf(
      'module',
      prop.static(code, { zhCN: '显示的字段', enUS: 'Field that names a record' }, NAME),
    ),
    columns: prop.fieldsOf(
      'module',
      prop.static(Type.Array(code, { maxItems: 6 }), {
        zhCN: '查找表格另外显示的字段',
        enUS: 'Further fields of the table',
      }),
    ),
    placeholder,
    allowClear,
  },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'text',
    value: LabelledSchema,
    refers: ({ module, labelField = NAME }) =>
      typeof module === 'string' && typeof labelField === 'string' ? { module, labelField } : undefined,
    span: 8,
    width: 150,
    toExport: labelledText,
    fromImport: importLabelled('三教 101(room-3-101)'),
    toFilter: oneOfLabelled,
    // By the name that it had when it was written: that is what lists show.
    parts: [{ path: '.label', dataType: 'text' }],
  },
});
