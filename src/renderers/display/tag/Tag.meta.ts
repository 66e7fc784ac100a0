import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { Type } from 'typebox';
import { tones } from '../../../schemas/option.ts';
import { IconSchema } from '../../../schemas/icon.ts';

export const tagMeta = defineMeta({
  type: 'tag',
  version: 1,
  family: 'display',
  title: { zhCN: '单个标签', enUS: 'Tag' },
  description: {
    zhCN: '一个带颜色的短标签，可带图标',
    enUS: 'One short coloured label, with an icon if wanted',
  },
  icon: 'tag',
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    tone: prop.bindable(
      // Data may bring any other: such a tag is calm.
      Type.String({ maxLength: 20, examples: [...tones] }),
      { zhCN: '颜色', enUS: 'Colour' },
      'default',
    ),
    icon: prop.static(IconSchema, { zhCN: '图标', enUS: 'Icon' }),
  },
  halfOnPhone: true,
  budget: 1,
});
