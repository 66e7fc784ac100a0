import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const formilySpaceMeta = defineMeta({
  type: 'formily/space',
  version: 1,
  family: 'formily',
  title: { zhCN: '等距排列', enUS: 'Evenly spaced' },
  description: {
    zhCN: 'Formily 的 Space：横向或纵向等距排列',
    enUS: "Formily's Space: side by side or one below another, evenly spaced",
  },
  keywords: ['Space'],
  icon: 'ellipsis',
  budget: 3,
  container: true,
  props: {
    direction: prop.static(
      oneOf('horizontal', 'vertical'),
      { zhCN: '方向', enUS: 'Direction' },
      'horizontal',
    ),
    size: prop.static(oneOf('small', 'middle', 'large'), { zhCN: '间距', enUS: 'Size' }, 'small'),
    wrap: prop.static(Type.Boolean(), { zhCN: '放不下时换行', enUS: 'Wraps' }, true),
  },
});
