import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { allOfThese } from '../shared/filter.meta.ts';
import { CHOICE_LENGTH, CHOICES_COUNT } from '../shared/options.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../shared/props.meta.ts';

export const multiSelectMeta = defineMeta({
  type: 'multi-select',
  version: 1,
  family: 'input',
  title: { zhCN: '下拉多选', enUS: 'Multiple select' },
  description: {
    zhCN: '从选项中选若干个；筛选时须全部包含',
    enUS: 'Several of the options; a filter finds what holds all of the chosen ones',
  },
  icon: 'tags',
  imports: {
    formily: [
      { component: 'Select', props: { mode: 'multiple' } },
      { component: 'Select', props: { mode: 'tags' } },
    ],
    jsonSchema: [{ type: 'array', choice: true }],
  },
  budget: 3,
  props: { options, placeholder, allowClear },
  events: changeEvent,
  field: {
    column: 'list',
    dataType: 'array',
    value: Type.Array(Type.String({ maxLength: CHOICE_LENGTH }), { maxItems: CHOICES_COUNT }),
    hasOptions: true,
    span: 12,
    width: 200,
    toFilter: allOfThese,
  },
  fixtures: [
    {
      title: { zhCN: '荣誉', enUS: 'Honours' },
      node: {
        type: 'multi-select',
        id: 'honours',
        name: 'honours',
        title: { zhCN: '荣誉', enUS: 'Honours' },
        default: ['scholarship', 'volunteer'],
        props: {
          options: [
            {
              value: 'scholarship',
              label: { zhCN: '国家奖学金', enUS: 'National scholarship' },
              tone: 'gold',
            },
            { value: 'leader', label: { zhCN: '优秀学生干部', enUS: 'Outstanding student leader' } },
            { value: 'volunteer', label: { zhCN: '优秀志愿者', enUS: 'Outstanding volunteer' } },
          ],
        },
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: {
        type: 'multi-select',
        id: 'languages',
        name: 'languages',
        title: { zhCN: '外语', enUS: 'Foreign languages' },
        required: true,
        props: {
          placeholder: { zhCN: '可多选', enUS: 'Any number' },
          options: [
            { value: 'en', label: { zhCN: '英语', enUS: 'English' } },
            { value: 'ja', label: { zhCN: '日语', enUS: 'Japanese' } },
            { value: 'de', label: { zhCN: '德语', enUS: 'German' } },
          ],
        },
      },
    },
  ],
});
