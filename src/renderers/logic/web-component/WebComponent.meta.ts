import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const webComponentMeta = defineMeta({
  type: 'web-component',
  version: 1,
  family: 'logic',
  title: { zhCN: 'Web 组件', enUS: 'Web component' },
  description: {
    zhCN: '显示平台登记的自定义元素；未登记的只显示提示',
    enUS: 'A custom element that the platform has registered; others are named as missing',
  },
  administrators: true,
  icon: 'tool',
  props: {
    tag: prop.static(Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)+$', maxLength: 64 }), {
      zhCN: '元素名',
      enUS: 'Name of the element',
    }),
    properties: prop.bindable(
      Type.Record(Type.String(), Type.Unknown()),
      { zhCN: '属性', enUS: 'Properties' },
      {},
    ),
  },
  events: {
    event: {
      title: { zhCN: '组件事件', enUS: 'The element tells something' },
      payload: Type.Object({ type: Type.String(), detail: Type.Unknown() }),
    },
  },
  budget: 2,
});
