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
});
