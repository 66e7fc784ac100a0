import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const cell = (id: string, zhCN: string, enUS: string, span: number) => ({
  type: 'section',
  id,
  layout: { span },
  props: { title: { zhCN, enUS } },
  children: [{ type: 'text', id: `${id}-text`, props: { text: { zhCN: '内容', enUS: 'Content' } } }],
});

export const columnsMeta = defineMeta({
  type: 'columns',
  version: 1,
  family: 'layout',
  title: { zhCN: '分栏', enUS: 'Columns' },
  description: {
    zhCN: '按 24 栅格并排放置内容，手机上为单栏',
    enUS: 'Places its content side by side on 24 columns; one below another on phones',
  },
  icon: 'appstore',
  props: {
    gap: prop.static(Type.Number({ minimum: 0, maximum: 64 }), { zhCN: '间距', enUS: 'Gap' }, 16),
  },
  container: true,
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '两栏', enUS: 'Two columns' },
      node: {
        type: 'columns',
        id: 'halves',
        children: [cell('left', '左栏', 'Left', 12), cell('right', '右栏', 'Right', 12)],
      },
    },
    {
      title: { zhCN: '主栏和侧栏', enUS: 'Main and side' },
      node: {
        type: 'columns',
        id: 'main-side',
        props: { gap: 24 },
        children: [cell('main', '主要内容', 'Main', 16), cell('side', '侧栏', 'Side', 8)],
      },
    },
  ],
});
