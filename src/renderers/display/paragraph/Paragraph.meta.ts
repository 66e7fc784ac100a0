import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const paragraphMeta = defineMeta({
  type: 'paragraph',
  version: 1,
  family: 'display',
  title: { zhCN: '段落', enUS: 'Paragraph' },
  description: { zhCN: '一段正文，过长时可收起', enUS: 'Running text; a long one folds' },
  icon: 'read',
  props: {
    text: prop.text({ zhCN: '内容', enUS: 'Text' }),
    type: prop.static(oneOf('default', 'secondary'), { zhCN: '类型', enUS: 'Kind' }, 'default'),
    rows: prop.static(Type.Integer({ minimum: 1, maximum: 50 }), {
      zhCN: '收起时的行数，留空为不收起',
      enUS: 'Lines while folded; empty: never folds',
    }),
    emptyText: prop.text({ zhCN: '没有内容时的文字', enUS: 'Text without content' }),
  },
  budget: 2,
});
