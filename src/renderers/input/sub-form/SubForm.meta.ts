import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { filledOrNot } from '../shared/filterInside.meta.ts';
import { membersText } from '../shared/members.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

export const subFormMeta = defineMeta({
  type: 'sub-form',
  version: 1,
  family: 'input',
  title: { zhCN: '子表单', enUS: 'Sub-form' },
  description: {
    zhCN: '把几个字段存为一个整体；公式用 row 取其中的值',
    enUS: 'Several fields kept as one value; formulas in it read row',
  },
  icon: 'container',
  budget: 3,
  container: true,
  props: {
    columns: prop.static(Type.Integer({ minimum: 1, maximum: 4 }), { zhCN: '列数', enUS: 'Columns' }, 2),
  },
  events: changeEvent,
  provides: { row: { type: 'record', title: { zhCN: '子表单的值', enUS: 'The value of the sub-form' } } },
  field: {
    column: 'json',
    dataType: 'text',
    value: Type.Object({}),
    members: 'one',
    span: 24,
    width: 200,
    toText: membersText,
    fromImport: null,
    toFilter: filledOrNot,
    fixedFilter: true,
  },
  fixtures: [
    {
      title: { zhCN: '紧急联系人', enUS: 'Emergency contact' },
      node: {
        type: 'sub-form',
        id: 'contact',
        name: 'contact',
        title: { zhCN: '紧急联系人', enUS: 'Emergency contact' },
        default: { who: '林建国', relation: 'father', phone: '13800010001' },
        children: [
          { type: 'input', id: 'who', name: 'who', title: { zhCN: '姓名', enUS: 'Name' }, required: true },
          {
            type: 'select',
            id: 'relation',
            name: 'relation',
            title: { zhCN: '关系', enUS: 'Relation' },
            props: {
              options: [
                { value: 'father', label: { zhCN: '父亲', enUS: 'Father' } },
                { value: 'mother', label: { zhCN: '母亲', enUS: 'Mother' } },
              ],
            },
          },
          {
            type: 'phone',
            id: 'phone',
            name: 'phone',
            title: { zhCN: '手机', enUS: 'Mobile' },
            rules: [{ rule: 'phone' }],
          },
        ],
      },
    },
    {
      title: { zhCN: '空，有公式', enUS: 'Empty, with a formula' },
      node: {
        type: 'sub-form',
        id: 'budget',
        name: 'budget',
        title: { zhCN: '活动预算', enUS: 'Budget' },
        props: { columns: 3 },
        children: [
          { type: 'money', id: 'venue', name: 'venue', title: { zhCN: '场地', enUS: 'Venue' } },
          { type: 'money', id: 'material', name: 'material', title: { zhCN: '物料', enUS: 'Material' } },
          {
            type: 'formula',
            id: 'whole',
            name: 'whole',
            title: { zhCN: '合计', enUS: 'Total' },
            value: '{{ sum([row.venue, row.material]) }}',
            props: { format: 'money' },
          },
        ],
      },
    },
  ],
});
