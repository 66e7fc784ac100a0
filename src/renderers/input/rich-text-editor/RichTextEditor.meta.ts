import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { countCharacters } from '../../../schemas/characters.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { wholeProp } from '../shared/numberText.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';
import { htmlText, isPlainHtml, textHtml } from './html.meta.ts';

/** Characters of HTML that a text column takes. */
const LONGEST = 20_000;
/** Of the words in a cell. */
const IN_CELL = 80;

export const richTextEditorMeta = defineMeta({
  type: 'rich-text-editor',
  version: 1,
  family: 'input',
  title: { zhCN: '富文本编辑', enUS: 'Rich text editor' },
  description: {
    zhCN: '带标题、列表、链接的文字，存为 HTML；样式、图片和脚本不会被保存',
    enUS: 'Text with headings, lists and links, kept as HTML without styles, images and scripts',
  },
  icon: 'file-text',
  budget: 130,
  props: {
    placeholder,
    maxLength: prop.static(Type.Integer({ minimum: 1, maximum: LONGEST }), {
      zhCN: '最多字数（不计格式）',
      enUS: 'Most characters (without markup)',
    }),
  },
  events: changeEvent,
  field: {
    ...textField(LONGEST),
    check: (value, props) => {
      if (typeof value !== 'string') return undefined;
      if (!isPlainHtml(value))
        return { zhCN: '含有不允许的格式', enUS: 'It holds markup that is not allowed' };
      const most = wholeProp(props.maxLength);
      if (most === undefined || countCharacters(htmlText(value)) <= most) return undefined;
      return { zhCN: `不能超过 ${most} 个字`, enUS: `At most ${most} characters` };
    },
    span: 24,
    width: 240,
    toText: htmlText,
    toCell: (value) => {
      const signs = Array.from(htmlText(value));
      return { text: signs.length > IN_CELL ? `${signs.slice(0, IN_CELL).join('')}…` : signs.join('') };
    },
    fromImport: (text) => ({ value: textHtml(text) }),
  },
});
