import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../../input/shared/fields.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../../input/shared/props.meta.ts';

export const formilyTreeSelectMeta = defineMeta({
  type: 'formily/tree-select',
  version: 1,
  family: 'formily',
  title: { zhCN: '树选择', enUS: 'Select of a tree' },
  description: {
    zhCN: 'Formily 的 TreeSelect：从树中勾选若干项；选项以 parent 指明上级',
    enUS: "Formily's TreeSelect: several entries of a tree; options name their parent",
  },
  keywords: ['TreeSelect', '树形多选'],
  icon: 'apartment',
  budget: 6,
  props: {
    options,
    placeholder,
    allowClear,
    checkable: prop.static(Type.Boolean(), { zhCN: '带复选框', enUS: 'With boxes to tick' }, false),
  },
  events: changeEvent,
  field: { ...severalChoices, span: 12, width: 200 },
});
