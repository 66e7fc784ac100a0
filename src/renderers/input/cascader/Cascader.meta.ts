import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { oneChoice } from '../shared/fields.meta.ts';
import { pathText } from '../shared/options.meta.ts';
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
      // Every node of a tree can be chosen there.
      { component: 'TreeSelect', props: {}, sets: { anyLevel: true } },
      // There the value is the whole way down.
      { component: 'Cascader', props: {}, unless: { multiple: true }, lastOf: true },
    ],
    props: { changeOnSelect: 'anyLevel' },
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
    ...oneChoice,
    span: 8,
    width: 180,
    toText: pathText,
  },
});
