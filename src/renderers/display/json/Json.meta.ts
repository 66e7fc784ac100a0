import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const jsonMeta = defineMeta({
  type: 'json',
  version: 1,
  family: 'display',
  title: { zhCN: 'JSON', enUS: 'JSON' },
  description: {
    zhCN: '以可展开的树显示数据，供核对接口与记录',
    enUS: 'Data as a tree that opens, to look at calls and records',
  },
  icon: 'database',
  props: {
    value: prop.bindable(Type.Unknown(), { zhCN: '数据', enUS: 'Data' }),
    open: prop.static(
      Type.Integer({ minimum: 0, maximum: 10 }),
      { zhCN: '默认展开层数', enUS: 'Levels open at first' },
      1,
    ),
  },
  budget: 2,
});
