import { defineMeta } from '../../../schemas/rendererMeta.ts';

const text = (id: string, zhCN: string, enUS: string) => ({
  type: 'text',
  id,
  props: { text: { zhCN, enUS } },
});

export const slotMeta = defineMeta({
  type: 'slot',
  version: 1,
  family: 'layout',
  title: { zhCN: '插槽', enUS: 'Slot' },
  description: {
    zhCN: '控件中由使用者填入内容的位置；未填入时显示自身内容',
    enUS: 'The place in a control that its user fills; shows its own content where nothing is given',
  },
  icon: 'inbox',
  props: {},
  container: true,
  budget: 1,
  fixtures: [
    {
      title: { zhCN: '默认内容', enUS: 'Its own content' },
      node: { type: 'slot', id: 'body', children: [text('own', '暂无说明', 'No description yet')] },
    },
    {
      title: { zhCN: '两段', enUS: 'Two parts' },
      node: {
        type: 'slot',
        id: 'two',
        children: [text('a', '第一段', 'First'), text('b', '第二段', 'Second')],
      },
    },
  ],
});
