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
  fixtures: [
    {
      title: { zhCN: '段落与列表', enUS: 'Paragraph and list' },
      node: {
        type: 'rich-text',
        id: 'notice',
        props: {
          html: '<h3>1</h3><p><strong>2</strong> <a href="https://example.edu/3">3</a></p><ul><li>4</li><li>5</li></ul>',
        },
      },
    },
    {
      title: { zhCN: '危险内容被清除', enUS: 'Dangerous content is removed' },
      node: {
        type: 'rich-text',
        id: 'hostile',
        props: {
          html: '<p onclick="steal()">6</p><img src="x" onerror="steal()" alt="7"><script>steal()</script><a href="javascript:steal()">8</a>',
        },
      },
    },
  ],
});
