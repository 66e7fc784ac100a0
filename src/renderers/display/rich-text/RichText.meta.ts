import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

/** A prop that is no text is one value for all; a template tells who reads it. */
const inReadersLanguage = (zhCN: string, enUS: string): string =>
  `{{ platform_locale == 'zhCN' ? '${zhCN}' : '${enUS}' }}`;

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
          html: inReadersLanguage(
            '<h3>选课须知</h3><p><strong>9 月 1 日</strong>前完成，<a href="https://example.edu/rules">查看规则</a></p><ul><li>每学期不超过 30 学分</li><li>先修课程须已通过</li></ul>',
            '<h3>Choosing courses</h3><p>By <strong>1 September</strong>, see <a href="https://example.edu/rules">the rules</a></p><ul><li>At most 30 credits a term</li><li>Required courses are passed</li></ul>',
          ),
        },
      },
    },
    {
      title: { zhCN: '危险内容被清除', enUS: 'Dangerous content is removed' },
      node: {
        type: 'rich-text',
        id: 'hostile',
        props: {
          html: inReadersLanguage(
            '<p onclick="steal()">点击无效</p><script>steal()</script><a href="javascript:steal()">链接已移除</a>',
            '<p onclick="steal()">A click does nothing</p><script>steal()</script><a href="javascript:steal()">The link is gone</a>',
          ),
        },
      },
    },
  ],
});
