import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const textMeta = defineMeta({
  type: 'text',
  version: 1,
  family: 'display',
  title: { zhCN: '文本', enUS: 'Text' },
  description: { zhCN: '一段文字', enUS: 'A piece of text' },
  keywords: ['文字', '段落', 'paragraph', 'label'],
  common: true,
  icon: 'file-text',
  props: {
    text: prop.text({ zhCN: '内容', enUS: 'Text' }),
    type: prop.static(
      oneOf('default', 'secondary', 'success', 'warning', 'danger'),
      { zhCN: '类型', enUS: 'Kind' },
      'default',
    ),
    strong: prop.static(Type.Boolean(), { zhCN: '加粗', enUS: 'Bold' }, false),
  },
  budget: 1,
});
