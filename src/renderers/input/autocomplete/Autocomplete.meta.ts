import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textContains } from '../shared/filter.meta.ts';
import { unfitLine } from '../shared/length.meta.ts';
import { allowClear, changeEvent, maxLength, options, placeholder } from '../shared/props.meta.ts';

export const autocompleteMeta = defineMeta({
  type: 'autocomplete',
  version: 1,
  family: 'input',
  title: { zhCN: '自动完成', enUS: 'Autocomplete' },
  description: {
    zhCN: '可自由输入，同时按输入给出候选；值为文字',
    enUS: 'Free text with suggestions for what is typed; the value is the text',
  },
  icon: 'edit',
  imports: { formily: ['AutoComplete'] },
  budget: 3,
  props: {
    options,
    takesValue: prop.static(
      Type.Boolean(),
      { zhCN: '填入选项的值', enUS: 'Takes the value of an option' },
      false,
    ),
    placeholder,
    allowClear,
    maxLength: maxLength(500),
  },
  events: changeEvent,
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: 500 }),
    check: unfitLine,
    span: 8,
    width: 160,
    toFilter: textContains,
  },
  fixtures: [
    {
      title: { zhCN: '实习单位', enUS: 'Employer' },
      node: {
        type: 'autocomplete',
        id: 'employer',
        name: 'employer',
        title: { zhCN: '实习单位', enUS: 'Employer' },
        required: true,
        default: '12306',
        props: {
          options: [
            { value: 'hospital', label: { zhCN: '校医院', enUS: 'Campus hospital' } },
            { value: 'library', label: { zhCN: '图书馆', enUS: 'Library' } },
          ],
        },
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: {
        type: 'autocomplete',
        id: 'school',
        name: 'school',
        title: { zhCN: '毕业中学', enUS: 'Secondary school' },
        props: { placeholder: { zhCN: '输入学校名称', enUS: 'Name of the school' }, maxLength: 60 },
      },
    },
    {
      title: { zhCN: '填入代码', enUS: 'Takes the code' },
      node: {
        type: 'autocomplete',
        id: 'course',
        name: 'course',
        title: { zhCN: '课程代码', enUS: 'Course code' },
        default: 'CS101',
        props: {
          takesValue: true,
          options: [
            { value: 'CS101', label: { zhCN: '程序设计', enUS: 'Programming' } },
            { value: 'MA201', label: { zhCN: '线性代数', enUS: 'Linear algebra' } },
          ],
        },
      },
    },
  ],
});
