import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { prop } from '../../../schemas/prop.ts';
import { oneOfThese } from '../shared/filter.meta.ts';
import { CHOICE_LENGTH } from '../shared/options.meta.ts';
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
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: CHOICE_LENGTH }),
    hasOptions: true,
    span: 12,
    width: 100,
    toFilter: oneOfThese,
  },
});
