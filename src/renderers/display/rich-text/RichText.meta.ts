import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const richTextMeta = defineMeta({
  type: 'rich-text',
  version: 1,
  family: 'display',
  title: { zhCN: '富文本', enUS: 'Rich text' },
  description: { zhCN: '经过清洗的 HTML 内容', enUS: 'HTML after cleaning' },
  icon: 'file-text',
  props: {
    html: prop.bindable(Type.String({ maxLength: 200_000 }), { zhCN: '内容', enUS: 'Content' }, ''),
  },
  budget: 1,
});
