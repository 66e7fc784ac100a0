import { Type } from 'typebox';
import { inUnit } from '../../../schemas/annotation.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../../input/shared/fields.meta.ts';
import { changeEvent, options } from '../../input/shared/props.meta.ts';

export const formilyTransferMeta = defineMeta({
  type: 'formily/transfer',
  version: 1,
  family: 'formily',
  title: { zhCN: '双栏穿梭框', enUS: 'Transfer lists' },
  description: {
    zhCN: 'Formily 的 Transfer：左侧可选、右侧已选，勾选后移动',
    enUS: "Formily's Transfer: what can be chosen on the left, what is chosen on the right",
  },
  keywords: ['Transfer', '穿梭框'],
  icon: 'swap',
  budget: 6,
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
  field: { ...severalChoices, span: 24, width: 200 },
});
