import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const barCodeMeta = defineMeta({
  type: 'bar-code',
  version: 1,
  family: 'display',
  title: { zhCN: '条形码', enUS: 'Bar code' },
  description: { zhCN: '以 Code 128 显示编号', enUS: 'A number as Code 128' },
  icon: 'qrcode',
  props: {
    value: prop.bindable(Type.String({ minLength: 1, maxLength: 80 }), { zhCN: '内容', enUS: 'Content' }),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 20, maximum: 200 })),
      { zhCN: '高度', enUS: 'Height in px' },
      60,
    ),
    shown: prop.static(Type.Boolean(), { zhCN: '显示文字', enUS: 'Show the text' }, true),
  },
  budget: 2,
});
