import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const sectionMeta = defineMeta({
  type: 'section',
  version: 1,
  family: 'layout',
  title: { zhCN: '区块', enUS: 'Section' },
  description: {
    zhCN: '带标题的内容卡片，可折叠，右上角可放操作',
    enUS: 'A titled card of content; it may fold, and takes actions in its corner',
  },
  keywords: ['卡片', '面板', 'panel', 'card'],
  common: true,
  icon: 'container',
  imports: {
    formily: ['Card'],
    title: 'title',
    object: { untitled: { bordered: false } },
  },
  props: {
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    description: prop.text({ zhCN: '说明', enUS: 'Description' }),
    bordered: prop.static(Type.Boolean(), { zhCN: '显示卡片', enUS: 'Draw as a card' }, true),
    collapsible: prop.static(Type.Boolean(), { zhCN: '可折叠', enUS: 'May fold' }, false),
  },
  container: true,
  groups: true,
  slots: { extra: { title: { zhCN: '右上角', enUS: 'Corner' } } },
  budget: 3,
});
