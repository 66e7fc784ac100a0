import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { yesOrNo } from '../shared/filter.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

export const checkboxMeta = defineMeta({
  type: 'checkbox',
  version: 1,
  family: 'input',
  title: { zhCN: '勾选框', enUS: 'Checkbox' },
  description: { zhCN: '是或否，旁边可写说明', enUS: 'Yes or no, with a text beside it' },
  icon: 'check',
  imports: { formily: ['Checkbox'] },
  budget: 2,
  props: { text: prop.text({ zhCN: '旁注文字', enUS: 'Text beside it' }) },
  events: changeEvent,
  field: {
    column: 'bool',
    dataType: 'bool',
    value: Type.Boolean(),
    span: 8,
    width: 90,
    align: 'center',
    toFilter: yesOrNo,
  },
});
