import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { fileEvents, filesField } from '../shared/files.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const signatureMeta = defineMeta({
  type: 'signature',
  version: 1,
  family: 'input',
  title: { zhCN: '手写签名', enUS: 'Signature' },
  description: {
    zhCN: '用手指、笔或鼠标签名，也可写入姓名；存为一张 PNG 图片',
    enUS: 'Signed by finger, pen or mouse, or by a typed name; kept as one PNG file',
  },
  icon: 'edit',
  budget: 7,
  props: {
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 100, maximum: 400 })),
      { zhCN: '签名区高度', enUS: 'Height of the pad' },
      160,
    ),
  },
  events: fileEvents,
  field: { ...filesField(['image']), span: 12, width: 120 },
});
