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
  fixtures: [
    {
      title: { zhCN: '正文', enUS: 'Running text' },
      node: {
        type: 'paragraph',
        id: 'about',
        props: {
          text: {
            zhCN: '奖学金每学年评定一次，申请在九月开放。',
            enUS: 'Scholarships are awarded once a year; requests open in September.',
          },
        },
      },
    },
    {
      title: { zhCN: '可收起', enUS: 'Folds' },
      node: {
        type: 'paragraph',
        id: 'rules',
        props: {
          rows: 2,
          type: 'secondary',
          text: {
            zhCN: '宿舍在开学前一周开放。报到时请携带录取通知书与身份证。',
            enUS: 'Dormitories open a week before term. Bring your letter of admission and your ID card.',
          },
        },
      },
    },
  ],
});
