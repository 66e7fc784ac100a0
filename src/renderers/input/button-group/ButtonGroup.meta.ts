import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { prop } from '../../../schemas/prop.ts';
import { oneChoice } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, options } from '../shared/props.meta.ts';

export const buttonGroupMeta = defineMeta({
  type: 'button-group',
  version: 1,
  family: 'input',
  title: { zhCN: '按钮选择', enUS: 'Choice of buttons' },
  description: {
    zhCN: '每个选项一个按钮，再按一次取消；适合选项不多的快速选择',
    enUS: 'A button for each option; pressing the chosen one again takes it back',
  },
  icon: 'appstore',
  budget: 3,
  props: {
    options,
    allowClear,
    block: prop.static(Type.Boolean(), { zhCN: '等宽铺满', enUS: 'Fill the width evenly' }, false),
  },
  events: changeEvent,
  field: {
    ...oneChoice,
    span: 12,
    width: 100,
  },
});
