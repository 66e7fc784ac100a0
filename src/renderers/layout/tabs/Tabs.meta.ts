import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const tabsMeta = defineMeta({
  type: 'tabs',
  version: 1,
  family: 'layout',
  title: { zhCN: '标签页', enUS: 'Tabs' },
  description: {
    zhCN: '一次显示一页；隐藏的页签不出现，看过的页保留输入',
    enUS: 'Shows one page at a time; a hidden tab is left out, a page once seen keeps what was typed',
  },
  keywords: ['页签', '选项卡'],
  common: true,
  icon: 'folder',
  imports: { formily: ['FormTab'] },
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
  budget: 2,
});
