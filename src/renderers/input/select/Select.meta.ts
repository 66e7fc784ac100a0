import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { oneOfThese } from '../shared/filter.meta.ts';
import { CHOICE_LENGTH } from '../shared/options.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../shared/props.meta.ts';

export const selectMeta = defineMeta({
  type: 'select',
  version: 1,
  family: 'input',
  title: { zhCN: '下拉单选', enUS: 'Select' },
  description: {
    zhCN: '从选项中选一个；选项多于八个时可搜索',
    enUS: 'One of several options; searchable from nine options on',
  },
  icon: 'down',
  imports: { formily: ['Select'], jsonSchema: [{ type: 'string', choice: true }] },
  budget: 3,
  props: { options, placeholder, allowClear },
  events: changeEvent,
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: CHOICE_LENGTH }),
    hasOptions: true,
    span: 8,
    width: 130,
    toFilter: oneOfThese,
  },
  fixtures: [
    {
      title: { zhCN: '带颜色', enUS: 'With colours' },
      node: {
        type: 'select',
        id: 'status',
        name: 'status',
        title: { zhCN: '学籍状态', enUS: 'Student status' },
        required: true,
        default: 'enrolled',
        props: {
          options: [
            { value: 'enrolled', label: { zhCN: '在读', enUS: 'Enrolled' }, tone: 'success' },
            { value: 'suspended', label: { zhCN: '休学', enUS: 'Suspended' }, tone: 'warning' },
            { value: 'graduated', label: { zhCN: '毕业', enUS: 'Graduated' }, tone: 'blue' },
          ],
        },
      },
    },
    {
      title: { zhCN: '选项里没有的值', enUS: 'A value that is no option' },
      node: {
        type: 'select',
        id: 'campus',
        name: 'campus',
        title: { zhCN: '校区', enUS: 'Campus' },
        default: 'old-campus',
        props: {
          options: [
            { value: 'east', label: { zhCN: '东校区', enUS: 'East campus' } },
            { value: 'west', label: { zhCN: '西校区', enUS: 'West campus' }, disabled: true },
          ],
        },
      },
    },
  ],
});
