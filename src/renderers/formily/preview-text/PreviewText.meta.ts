import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const previewTextMeta = defineMeta({
  type: 'formily/preview-text',
  version: 1,
  family: 'formily',
  title: { zhCN: '阅读态文本', enUS: 'Preview text' },
  description: {
    zhCN: 'Formily 的 PreviewText：只读显示一段文字，没有内容时显示占位文字',
    enUS: "Formily's PreviewText: shows a text, and a placeholder where there is none",
  },
  keywords: ['PreviewText'],
  icon: 'eye',
  budget: 3,
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    before: prop.text({ zhCN: '前缀', enUS: 'In front' }),
    after: prop.text({ zhCN: '后缀', enUS: 'Behind' }),
    placeholder: prop.text({ zhCN: '占位文字', enUS: 'Placeholder' }),
  },
  namedBy: 'text',
});
