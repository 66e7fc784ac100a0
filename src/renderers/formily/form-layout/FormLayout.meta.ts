import { Type } from 'typebox';
import { inUnit } from '../../../schemas/annotation.ts';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const formLayoutMeta = defineMeta({
  type: 'formily/form-layout',
  version: 1,
  family: 'formily',
  title: { zhCN: '表单布局', enUS: 'Form layout' },
  description: {
    zhCN: 'Formily 的 FormLayout：其中字段的标签在上方或左侧，以及控件大小',
    enUS: "Formily's FormLayout: labels above the fields in it or beside them, and the size of inputs",
  },
  keywords: ['FormLayout'],
  icon: 'appstore',
  budget: 4,
  container: true,
  props: {
    layout: prop.static(oneOf('vertical', 'horizontal'), { zhCN: '标签位置', enUS: 'Labels' }, 'horizontal'),
    labelWidth: prop.static(
      inUnit('px', Type.Integer({ minimum: 40, maximum: 400 })),
      { zhCN: '标签宽度', enUS: 'Width of labels' },
      120,
    ),
    labelAlign: prop.static(oneOf('left', 'right'), { zhCN: '标签对齐', enUS: 'Labels lean' }, 'right'),
    size: prop.static(oneOf('small', 'middle', 'large'), { zhCN: '大小', enUS: 'Size' }, 'middle'),
  },
});
