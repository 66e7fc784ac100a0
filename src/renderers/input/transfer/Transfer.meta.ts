import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { allOfThese } from '../shared/filter.meta.ts';
import { CHOICE_LENGTH, CHOICES_COUNT } from '../shared/options.meta.ts';
import { changeEvent, options } from '../shared/props.meta.ts';

export const transferMeta = defineMeta({
  type: 'transfer',
  version: 1,
  family: 'input',
  title: { zhCN: '穿梭框', enUS: 'Transfer' },
  description: {
    zhCN: '左侧可选、右侧已选，勾选后移动；适合选项较多时成批选择',
    enUS: 'What can be chosen on the left, what is chosen on the right; for many options at once',
  },
  icon: 'swap',
  imports: { formily: ['Transfer'] },
  budget: 4,
  props: {
    options,
    searchable: prop.static(Type.Boolean(), { zhCN: '可搜索', enUS: 'Can be searched' }, true),
    height: prop.static(
      Type.Integer({ minimum: 120, maximum: 800 }),
      { zhCN: '列表高度', enUS: 'Height' },
      220,
    ),
  },
  events: changeEvent,
  field: {
    column: 'list',
    dataType: 'array',
    value: Type.Array(Type.String({ maxLength: CHOICE_LENGTH }), { maxItems: CHOICES_COUNT }),
    hasOptions: true,
    span: 24,
    width: 200,
    toFilter: allOfThese,
  },
  fixtures: [
    {
      title: { zhCN: '监考教师', enUS: 'Invigilators' },
      node: {
        type: 'transfer',
        id: 'invigilators',
        name: 'invigilators',
        title: { zhCN: '监考教师', enUS: 'Invigilators' },
        required: true,
        default: ['t2'],
        props: {
          options: [
            { value: 't1', label: { zhCN: '周明远', enUS: 'Zhou Mingyuan' } },
            { value: 't2', label: { zhCN: '何静', enUS: 'He Jing' } },
            { value: 't3', label: { zhCN: '孙立', enUS: 'Sun Li' }, disabled: true },
          ],
        },
      },
    },
    {
      title: { zhCN: '没有选项', enUS: 'Without options' },
      node: {
        type: 'transfer',
        id: 'rooms',
        name: 'rooms',
        title: { zhCN: '考场', enUS: 'Exam rooms' },
        props: { options: [], searchable: false, height: 120 },
      },
    },
  ],
});
