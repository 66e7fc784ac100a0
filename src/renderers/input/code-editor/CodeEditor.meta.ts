import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';
import { codeFault } from './codeFault.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';
import { withChoiceTitles } from '../../../schemas/annotation.ts';

/** Characters that a text column takes. */
const LONGEST = 20_000;
/** Of the first line, in a cell. */
const IN_CELL = 80;

export const codeEditorMeta = defineMeta({
  type: 'code-editor',
  version: 1,
  family: 'input',
  title: { zhCN: '代码编辑', enUS: 'Code editor' },
  description: {
    zhCN: '带行号和语法高亮的代码编辑，只保存、不执行',
    enUS: 'Code with line numbers and highlighting; it is kept and never run',
  },
  icon: 'code',
  budget: 160,
  props: {
    language: prop.static(
      withChoiceTitles(
        oneOf('plain', 'json', 'sql', 'html', 'javascript', 'typescript', 'python', 'markdown'),
        { plain: { zhCN: '纯文本', enUS: 'Plain text' } },
      ),
      { zhCN: '语言', enUS: 'Language' },
      'plain',
    ),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 80, maximum: 1200 })),
      { zhCN: '高度', enUS: 'Height' },
      200,
    ),
  },
  events: changeEvent,
  field: {
    ...textField(LONGEST),
    check: (value, { language }) => codeFault(value, language),
    span: 24,
    width: 240,
    toCell: (value) => {
      const [line = ''] = String(value).split('\n');
      const whole = line === value && line.length <= IN_CELL;
      return { text: whole ? line : `${line.slice(0, IN_CELL)}…` };
    },
  },
});
