import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../shared/fields.meta.ts';
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
  imports: {
    formily: [
      { component: 'TreeSelect', props: { multiple: true } },
      { component: 'TreeSelect', props: { treeCheckable: true }, sets: { leavesOnly: true } },
      { component: 'TreeSelect', props: { treeCheckable: true, multiple: true }, sets: { leavesOnly: true } },
      {
        component: 'TreeSelect',
        props: { treeCheckable: true, showCheckedStrategy: 'SHOW_CHILD' },
        sets: { leavesOnly: true },
      },
      {
        component: 'TreeSelect',
        props: { treeCheckable: true, showCheckedStrategy: 'SHOW_ALL' },
        mayKeepParents: true,
      },
      {
        component: 'TreeSelect',
        props: { treeCheckable: true, showCheckedStrategy: 'SHOW_PARENT' },
        mayKeepParents: true,
      },
    ],
  },
  budget: 4,
  props: {
    options,
    placeholder,
    allowClear,
    leavesOnly: prop.static(Type.Boolean(), { zhCN: '只能选末级', enUS: 'Last level only' }, false),
  },
  events: changeEvent,
  field: {
    ...severalChoices,
    span: 12,
    width: 200,
  },
});
