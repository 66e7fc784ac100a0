import { Type } from 'typebox';
import { AddressSchema } from '../../../schemas/address.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const pdfViewMeta = defineMeta({
  type: 'pdf-view',
  version: 1,
  family: 'display',
  title: { zhCN: 'PDF 预览', enUS: 'PDF view' },
  description: {
    zhCN: '在页面中翻看 PDF：按地址，或按已上传的文件',
    enUS: 'Pages of a PDF to leaf through: by address, or by an uploaded file',
  },
  icon: 'file-text',
  props: {
    src: prop.bindable(AddressSchema, { zhCN: '地址', enUS: 'Address' }),
    file: prop.bindable(Type.String({ maxLength: 100 }), {
      zhCN: '已上传文件的编号',
      enUS: 'Id of an uploaded file',
    }),
    title: prop.text({ zhCN: '名称', enUS: 'Name' }),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 200, maximum: 2000 })),
      { zhCN: '高度', enUS: 'Height' },
      600,
    ),
  },
  budget: 6,
});
