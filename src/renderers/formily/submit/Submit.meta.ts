import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const formilySubmitMeta = defineMeta({
  type: 'formily/submit',
  version: 1,
  family: 'formily',
  title: { zhCN: '提交按钮', enUS: 'Submit button' },
  description: {
    zhCN: 'Formily 的 Submit：校验并保存所在的表单，与表单自己的保存相同',
    enUS: "Formily's Submit: validates and stores the form around it, as the form's own button does",
  },
  keywords: ['Submit'],
  icon: 'check-circle',
  budget: 3,
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    block: prop.static(Type.Boolean(), { zhCN: '占满宽度', enUS: 'Full width' }, false),
  },
  events: { stored: { title: { zhCN: '已保存', enUS: 'Stored' } } },
  namedBy: 'text',
});
