import { Type } from 'typebox';
import { RESOURCE_ID } from '../../../schemas/kinds.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const note = {
  type: 'text',
  id: 'note',
  props: { text: { zhCN: '放入插槽的内容', enUS: 'What stands in its slot' } },
};

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
  fixtures: [
    {
      title: { zhCN: '未发布的控件', enUS: 'A control that is not published' },
      node: {
        type: 'fragment',
        id: 'card',
        props: { control: 'office-card', inputs: { student: '1' } },
        children: [note],
      },
    },
    { title: { zhCN: '未选择', enUS: 'None chosen' }, node: { type: 'fragment', id: 'none' } },
  ],
});
