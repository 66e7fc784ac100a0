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
  icon: 'container',
  imports: {
    formily: ['Card', 'FormStep.StepPane'],
    title: 'title',
  },
  props: {
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    description: prop.text({ zhCN: '说明', enUS: 'Description' }),
    bordered: prop.static(Type.Boolean(), { zhCN: '显示卡片', enUS: 'Draw as a card' }, true),
    collapsible: prop.static(Type.Boolean(), { zhCN: '可折叠', enUS: 'May fold' }, false),
  },
  container: true,
  slots: { extra: { title: { zhCN: '右上角', enUS: 'Corner' } } },
  budget: 3,
  fixtures: [
    {
      title: { zhCN: '带说明和操作', enUS: 'With a description and an action' },
      node: {
        type: 'section',
        id: 'overview',
        props: {
          title: { zhCN: '在校概况', enUS: 'Overview' },
          description: { zhCN: '数据每日零点更新', enUS: 'Updated every night' },
        },
        slots: {
          extra: [
            {
              type: 'text',
              id: 'note',
              props: { text: { zhCN: '秋季学期', enUS: 'Autumn term' }, type: 'secondary' },
            },
          ],
        },
        children: [
          {
            type: 'text',
            id: 'body',
            props: { text: { zhCN: '共有十二个学院。', enUS: 'There are twelve schools.' } },
          },
        ],
      },
    },
    {
      title: { zhCN: '可折叠', enUS: 'Folding' },
      node: {
        type: 'section',
        id: 'more',
        props: { title: { zhCN: '更多信息', enUS: 'More' }, collapsible: true },
        children: [
          { type: 'text', id: 'more-body', props: { text: { zhCN: '补充说明。', enUS: 'Further notes.' } } },
        ],
      },
    },
    {
      title: { zhCN: '无边框', enUS: 'Without a frame' },
      node: {
        type: 'section',
        id: 'plain',
        props: { title: { zhCN: '基本信息', enUS: 'Basics' }, bordered: false },
        children: [{ type: 'text', id: 'plain-body', props: { text: { zhCN: '内容', enUS: 'Content' } } }],
      },
    },
  ],
});
