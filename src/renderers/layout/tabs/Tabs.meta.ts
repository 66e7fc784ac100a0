import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const tab = (
  id: string,
  zhCN: string,
  enUS: string,
  body: { zhCN: string; enUS: string },
  visible?: boolean,
) => ({
  type: 'tab',
  id,
  ...(visible === undefined ? {} : { visible }),
  props: { title: { zhCN, enUS } },
  children: [{ type: 'text', id: `${id}-text`, props: { text: body } }],
});

export const tabsMeta = defineMeta({
  type: 'tabs',
  version: 1,
  family: 'layout',
  title: { zhCN: '标签页', enUS: 'Tabs' },
  description: {
    zhCN: '一次显示一页；隐藏的页签不出现，看过的页保留输入',
    enUS: 'Shows one page at a time; a hidden tab is left out, a page once seen keeps what was typed',
  },
  icon: 'folder',
  imports: { formily: ['FormTab'] },
  props: {
    card: prop.static(Type.Boolean(), { zhCN: '卡片样式', enUS: 'As cards' }, false),
    size: prop.static(oneOf('small', 'middle', 'large'), { zhCN: '大小', enUS: 'Size' }, 'middle'),
  },
  container: true,
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '两页', enUS: 'Two pages' },
      node: {
        type: 'tabs',
        id: 'profile',
        children: [
          tab('basic', '基本信息', 'Basics', { zhCN: '姓名与学号', enUS: 'Name and number' }),
          tab('study', '学籍信息', 'Studies', { zhCN: '学院与专业', enUS: 'School and major' }),
        ],
      },
    },
    {
      title: { zhCN: '隐藏的页签', enUS: 'A hidden tab' },
      node: {
        type: 'tabs',
        id: 'with-hidden',
        props: { card: true },
        children: [
          tab('secret', '内部备注', 'Internal notes', { zhCN: '不显示', enUS: 'Not shown' }, false),
          tab('open', '公开信息', 'Public', { zhCN: '大家可见', enUS: 'For everyone' }),
        ],
      },
    },
  ],
});
