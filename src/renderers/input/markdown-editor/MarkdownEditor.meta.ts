import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { tooLong } from '../shared/length.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';
import { firstWords } from './firstWords.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

/** Characters that a text column takes. */
const LONGEST = 20_000;

export const markdownEditorMeta = defineMeta({
  type: 'markdown-editor',
  version: 1,
  family: 'input',
  title: { zhCN: 'Markdown 编辑', enUS: 'Markdown editor' },
  description: {
    zhCN: '以 Markdown 书写，随时预览；其中的 HTML 按原文显示',
    enUS: 'Text written in Markdown, with a preview; HTML in it shows as it is written',
  },
  icon: 'file-markdown',
  budget: 160,
  props: {
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 80, maximum: 1200 })),
      { zhCN: '高度', enUS: 'Height' },
      200,
    ),
    maxLength: prop.static(Type.Integer({ minimum: 1, maximum: LONGEST }), {
      zhCN: '最多字数',
      enUS: 'Most characters',
    }),
  },
  events: changeEvent,
  field: {
    ...textField(LONGEST),
    check: tooLong,
    span: 24,
    width: 240,
    toCell: (value) => ({ text: firstWords(String(value)) }),
  },
});
