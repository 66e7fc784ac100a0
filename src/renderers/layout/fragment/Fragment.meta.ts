import { Type } from 'typebox';
import { RESOURCE_ID } from '../../../schemas/kinds.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const fragmentMeta = defineMeta({
  type: 'fragment',
  version: 1,
  family: 'layout',
  title: { zhCN: '控件引用', enUS: 'Fragment' },
  description: {
    zhCN: '显示一个已发布的控件并传入参数；其中的内容放入该控件的插槽',
    enUS: 'Draws a published control with its inputs; what stands in it goes into the control’s slot',
  },
  icon: 'import',
  props: {
    control: prop.static(Type.String({ pattern: RESOURCE_ID }), { zhCN: '控件', enUS: 'Control' }),
    inputs: prop.bindable(Type.Record(Type.String(), Type.Unknown()), { zhCN: '参数', enUS: 'Inputs' }, {}),
  },
  container: true,
  events: {
    event: {
      title: { zhCN: '控件事件', enUS: 'The control tells something' },
      payload: Type.Object({ type: Type.String(), detail: Type.Unknown() }),
    },
  },
  budget: 3,
});
