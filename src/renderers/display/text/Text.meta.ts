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
  fixtures: [
    {
      title: { zhCN: '普通', enUS: 'Plain' },
      node: {
        type: 'text',
        id: 'plain',
        props: { text: { zhCN: '欢迎使用校园门户。', enUS: 'Welcome to the campus portal.' } },
      },
    },
    {
      title: { zhCN: '强调的警告', enUS: 'Bold warning' },
      node: {
        type: 'text',
        id: 'warn',
        props: {
          text: { zhCN: '申请将于周五截止', enUS: 'Requests close on Friday' },
          type: 'warning',
          strong: true,
        },
      },
    },
  ],
});
