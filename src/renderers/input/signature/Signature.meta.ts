import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { fileEvents, filesField } from '../shared/files.meta.ts';

const A = '5b0c3e5f-7a9b-4c2d-8d4f-6b832c5e4a7d';

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
      Type.Integer({ minimum: 100, maximum: 400 }),
      { zhCN: '签名区高度', enUS: 'Height of the pad' },
      160,
    ),
  },
  events: fileEvents,
  field: { ...filesField(['image']), span: 12, width: 120 },
  fixtures: [
    {
      title: { zhCN: '已签名', enUS: 'Signed' },
      node: {
        type: 'signature',
        id: 'guardian',
        name: 'guardian',
        title: { zhCN: '监护人签名', enUS: 'Signature of the guardian' },
        default: [{ id: A, name: '1.png', size: 4012, type: 'image/png' }],
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: {
        type: 'signature',
        id: 'student',
        name: 'student',
        title: { zhCN: '学生签名', enUS: 'Signature of the student' },
        required: true,
        props: { height: 120 },
      },
    },
  ],
});
