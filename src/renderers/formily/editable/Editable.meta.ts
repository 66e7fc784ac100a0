import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const editableMeta = defineMeta({
  type: 'formily/editable',
  version: 1,
  family: 'formily',
  title: { zhCN: '局部编辑', enUS: 'Editable' },
  description: {
    zhCN: 'Formily 的 Editable：平时只读，点击后编辑其中的字段',
    enUS: "Formily's Editable: read until it is clicked, then the fields in it can be changed",
  },
  keywords: ['Editable'],
  icon: 'edit',
  budget: 6,
  container: true,
  props: {},
});
