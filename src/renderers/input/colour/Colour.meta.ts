import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta, type Imported } from '../../../schemas/rendererMeta.ts';
import { textContains } from '../shared/filter.meta.ts';
import { allowClear, changeEvent } from '../shared/props.meta.ts';
import { COLOUR_PATTERN, readColour } from './colourText.meta.ts';

const importColour = (text: string): Imported => {
  const value = readColour(text);
  return value === undefined
    ? { finding: { zhCN: '不是颜色，应如 #1677ff', enUS: 'Not a colour such as #1677ff' } }
    : { value };
};

export const colourMeta = defineMeta({
  type: 'colour',
  version: 1,
  family: 'input',
  title: { zhCN: '颜色', enUS: 'Colour' },
  description: { zhCN: '选取或输入颜色，值如 #1677ff', enUS: 'A colour, picked or typed, such as #1677ff' },
  icon: 'bg-colors',
  budget: 3,
  props: {
    allowClear,
    presets: prop.static(Type.Array(Type.String({ pattern: COLOUR_PATTERN }), { maxItems: 24 }), {
      zhCN: '常用颜色',
      enUS: 'Colours to choose from',
    }),
  },
  events: changeEvent,
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ pattern: COLOUR_PATTERN }),
    span: 8,
    width: 100,
    fromImport: importColour,
    toFilter: textContains,
  },
});
