import { defineMeta } from '../../../schemas/rendererMeta.ts';

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
});
