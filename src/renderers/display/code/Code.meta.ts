import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';
import { withChoiceTitles } from '../../../schemas/annotation.ts';

export const codeMeta = defineMeta({
  type: 'code',
  version: 1,
  family: 'display',
  title: { zhCN: '代码', enUS: 'Code' },
  description: {
    zhCN: '带语法高亮的代码，只显示、不执行',
    enUS: 'Highlighted code; it is shown and never run',
  },
  icon: 'file-text',
  props: {
    value: prop.bindable(Type.String({ maxLength: 200_000 }), { zhCN: '内容', enUS: 'Content' }, ''),
    language: prop.static(
      withChoiceTitles(
        oneOf('plain', 'json', 'sql', 'html', 'javascript', 'typescript', 'python', 'markdown'),
        { plain: { zhCN: '纯文本', enUS: 'Plain text' } },
      ),
      { zhCN: '语言', enUS: 'Language' },
      'plain',
    ),
    lines: prop.static(Type.Boolean(), { zhCN: '显示行号', enUS: 'Number the lines' }, true),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 60, maximum: 2000 })),
      { zhCN: '最大高度', enUS: 'Greatest height in px' },
      480,
    ),
  },
  // The grammars come with the widget, and only with it.
  budget: 110,
});
