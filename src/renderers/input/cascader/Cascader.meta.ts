import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { oneOfThese } from '../shared/filter.meta.ts';
import { CHOICE_LENGTH, pathText } from '../shared/options.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../shared/props.meta.ts';

export const cascaderMeta = defineMeta({
  type: 'cascader',
  version: 1,
  family: 'input',
  title: { zhCN: '级联选择', enUS: 'Cascader' },
  description: {
    zhCN: '按层级选择；选项以 parent 指明上级，值为所选的最末一级',
    enUS: 'Level by level; options name their parent, the value is the last one chosen',
  },
  icon: 'cluster',
  imports: {
    formily: [
      'Cascader',
      'TreeSelect',
      // There the value is the whole way down.
      { component: 'Cascader', props: {}, unless: { multiple: true }, lastOf: true },
    ],
  },
  budget: 4,
  props: {
    options,
    placeholder,
    allowClear,
    anyLevel: prop.static(Type.Boolean(), { zhCN: '可选任意一级', enUS: 'Any level can be chosen' }, false),
  },
  events: changeEvent,
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: CHOICE_LENGTH }),
    hasOptions: true,
    span: 8,
    width: 180,
    toText: pathText,
    toFilter: oneOfThese,
  },
  fixtures: [
    {
      title: { zhCN: '两级', enUS: 'Two levels' },
      node: {
        type: 'cascader',
        id: 'major',
        name: 'major',
        title: { zhCN: '专业', enUS: 'Major' },
        required: true,
        default: 'software',
        props: {
          options: [
            { value: 'computing', label: { zhCN: '计算机学院', enUS: 'School of Computing' } },
            {
              value: 'software',
              label: { zhCN: '软件工程', enUS: 'Software engineering' },
              parent: 'computing',
            },
            {
              value: 'network',
              label: { zhCN: '网络工程', enUS: 'Network engineering' },
              parent: 'computing',
            },
            { value: 'law', label: { zhCN: '法学院', enUS: 'Law School' } },
            { value: 'civil-law', label: { zhCN: '民商法', enUS: 'Civil law' }, parent: 'law' },
          ],
        },
      },
    },
    {
      title: { zhCN: '可选任意一级', enUS: 'Any level' },
      node: {
        type: 'cascader',
        id: 'place',
        name: 'place',
        title: { zhCN: '地点', enUS: 'Place' },
        props: {
          anyLevel: true,
          options: [
            { value: 'east', label: { zhCN: '东校区', enUS: 'East campus' } },
            { value: 'east-library', label: { zhCN: '图书馆', enUS: 'Library' }, parent: 'east' },
          ],
        },
      },
    },
  ],
});
