import { defineMeta } from '../../../schemas/rendererMeta.ts';

/** Draws the nodes whose type is a control's, and whole documents of that kind. */
export const controlMeta = defineMeta({
  type: 'control',
  version: 1,
  family: 'layout',
  title: { zhCN: '控件', enUS: 'Control' },
  description: {
    zhCN: '显示一个控件文档；控件的参数即为它的属性',
    enUS: 'Draws a control’s document; its inputs are the props',
  },
  icon: 'appstore',
  document: ['control'],
  examples: ['office-card'],
  props: {},
  budget: 3,
});
