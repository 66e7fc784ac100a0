import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { allOfThese } from '../shared/filter.meta.ts';
import { CHOICE_LENGTH, CHOICES_COUNT } from '../shared/options.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../shared/props.meta.ts';

export const treeSelectMeta = defineMeta({
  type: 'tree-select',
  version: 1,
  family: 'input',
  title: { zhCN: '树形多选', enUS: 'Tree select' },
  description: {
    zhCN: '从树中选若干项；选项以 parent 指明上级，可只选末级',
    enUS: 'Several entries of a tree; options name their parent, and only the last level may be asked for',
  },
  icon: 'apartment',
  budget: 4,
  props: {
    options,
    placeholder,
    allowClear,
    leavesOnly: prop.static(Type.Boolean(), { zhCN: '只能选末级', enUS: 'Last level only' }, false),
  },
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
      title: { zhCN: '适用专业', enUS: 'Majors' },
      node: {
        type: 'tree-select',
        id: 'majors',
        name: 'majors',
        title: { zhCN: '适用专业', enUS: 'Majors' },
        required: true,
        default: ['software'],
        props: {
          leavesOnly: true,
          options: [
            { value: 'computing', label: { zhCN: '计算机学院', enUS: 'Computing' } },
            { value: 'software', label: { zhCN: '软件工程', enUS: 'Software' }, parent: 'computing' },
            { value: 'data', label: { zhCN: '数据科学', enUS: 'Data science' }, parent: 'computing' },
            { value: 'law', label: { zhCN: '法学院', enUS: 'Law' } },
          ],
        },
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: {
        type: 'tree-select',
        id: 'places',
        name: 'places',
        title: { zhCN: '可用场地', enUS: 'Places' },
        props: {
          options: [
            { value: 'east', label: { zhCN: '东校区', enUS: 'East campus' } },
            { value: 'hall', label: { zhCN: '大礼堂', enUS: 'Great hall' }, parent: 'east' },
          ],
        },
      },
    },
  ],
});
