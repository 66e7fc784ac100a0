import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const searchBoxMeta = defineMeta({
  type: 'search-box',
  version: 1,
  family: 'navigation',
  title: { zhCN: '搜索框', enUS: 'Search box' },
  description: {
    zhCN: '输入关键字后执行操作；可把关键字写入页面变量或地址参数',
    enUS: 'Starts actions with what was typed; may keep it in a parameter of the address',
  },
  icon: 'search',
  props: {
    placeholder: prop.text({ zhCN: '提示文字', enUS: 'Placeholder' }),
    value: prop.bindable(Type.String({ maxLength: 200 }), { zhCN: '初始关键字', enUS: 'First words' }, ''),
    parameter: prop.static(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,62}$' }), {
      zhCN: '写入的地址参数',
      enUS: 'Parameter of the address that keeps the words',
    }),
    live: prop.static(Type.Boolean(), { zhCN: '边输入边搜索', enUS: 'Search while typing' }, false),
    buttonText: prop.text({ zhCN: '按钮文字', enUS: 'Words of the button' }),
  },
  events: {
    search: { title: { zhCN: '搜索', enUS: 'Search' }, payload: Type.Object({ keyword: Type.String() }) },
  },
  budget: 3,
});
