import { Type } from 'typebox';
import { AddressSchema } from '../../../schemas/address.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const sandboxFrameMeta = defineMeta({
  type: 'sandbox-frame',
  version: 1,
  family: 'logic',
  title: { zhCN: '嵌入页面', enUS: 'Sandboxed frame' },
  description: {
    zhCN: '在沙箱中嵌入一个网页；其他站点须由运维登记（FRAME_ORIGINS）',
    enUS: 'A web page in a sandbox; other sites have to be registered by the operator (FRAME_ORIGINS)',
  },
  administrators: true,
  icon: 'global',
  props: {
    src: prop.bindable(AddressSchema, { zhCN: '地址', enUS: 'Address' }),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 60, maximum: 4000 })),
      { zhCN: '高度', enUS: 'Height in px' },
      480,
    ),
    scripts: prop.static(Type.Boolean(), { zhCN: '允许脚本', enUS: 'May run scripts' }, false),
    forms: prop.static(Type.Boolean(), { zhCN: '允许提交表单', enUS: 'May send forms' }, false),
  },
  budget: 2,
});
