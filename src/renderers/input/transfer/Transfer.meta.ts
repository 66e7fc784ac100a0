import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../shared/fields.meta.ts';
import { changeEvent, options } from '../shared/props.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const transferMeta = defineMeta({
  type: 'transfer',
  version: 1,
  family: 'input',
  title: { zhCN: '穿梭框', enUS: 'Transfer' },
  description: {
    zhCN: '左侧可选、右侧已选，勾选后移动；适合选项较多时成批选择',
    enUS: 'What can be chosen on the left, what is chosen on the right; for many options at once',
  },
  icon: 'swap',
  imports: { formily: ['Transfer'] },
  budget: 4,
  props: {
    options,
    searchable: prop.static(Type.Boolean(), { zhCN: '可搜索', enUS: 'Can be searched' }, true),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 120, maximum: 800 })),
      { zhCN: '列表高度', enUS: 'Height' },
      220,
    ),
  },
  events: changeEvent,
  field: {
    ...severalChoices,
    span: 24,
    width: 200,
  },
});
