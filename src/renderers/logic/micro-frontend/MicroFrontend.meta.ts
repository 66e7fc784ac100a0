import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const microFrontendMeta = defineMeta({
  type: 'micro-frontend',
  version: 1,
  family: 'logic',
  title: { zhCN: '微前端', enUS: 'Micro-front-end' },
  description: {
    zhCN: '挂载平台登记的子应用；未登记的只显示提示',
    enUS: 'Mounts an application that the platform has registered; others are named as missing',
  },
  administrators: true,
  icon: 'appstore',
  props: {
    name: prop.static(Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' }), {
      zhCN: '子应用',
      enUS: 'Application',
    }),
    properties: prop.bindable(
      Type.Record(Type.String(), Type.Unknown()),
      { zhCN: '参数', enUS: 'Properties' },
      {},
    ),
    height: prop.static(inUnit('px', Type.Integer({ minimum: 40, maximum: 4000 })), {
      zhCN: '最小高度',
      enUS: 'Least height in px',
    }),
  },
  events: {
    event: {
      title: { zhCN: '子应用事件', enUS: 'The application tells something' },
      payload: Type.Object({ type: Type.String(), detail: Type.Unknown() }),
    },
  },
  budget: 2,
});
