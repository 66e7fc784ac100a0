import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const formTabMeta = defineMeta({
  type: 'formily/form-tab',
  version: 1,
  family: 'formily',
  title: { zhCN: '表单选项卡', enUS: 'Form tabs' },
  description: {
    zhCN: 'Formily 的 FormTab：一次显示一页，页签上标出有误的字段数',
    enUS: "Formily's FormTab: one page at a time, with how many fields of each are refused",
  },
  keywords: ['FormTab'],
  icon: 'folder',
  props: {
    card: prop.static(Type.Boolean(), { zhCN: '卡片样式', enUS: 'As cards' }, false),
    size: prop.static(oneOf('small', 'middle', 'large'), { zhCN: '大小', enUS: 'Size' }, 'middle'),
  },
  container: true,
  holds: 'tab',
  starter: {
    children: [
      { type: 'tab', title: { zhCN: '页签 1', enUS: 'Tab 1' } },
      { type: 'tab', title: { zhCN: '页签 2', enUS: 'Tab 2' } },
    ],
  },
  budget: 4,
});
