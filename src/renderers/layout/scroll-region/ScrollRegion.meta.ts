import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const scrollRegionMeta = defineMeta({
  type: 'scroll-region',
  version: 1,
  family: 'layout',
  title: { zhCN: '滚动区域', enUS: 'Scroll region' },
  description: {
    zhCN: '高度有限、内容可滚动的区域',
    enUS: 'A region of limited height whose content scrolls',
  },
  icon: 'menu',
  props: {
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 40, maximum: 2000 })),
      { zhCN: '最大高度', enUS: 'Greatest height' },
      320,
    ),
    direction: prop.static(oneOf('column', 'row'), { zhCN: '滚动方向', enUS: 'Scrolls' }, 'column'),
    gap: prop.static(
      inUnit('px', Type.Integer({ minimum: 0, maximum: 64 })),
      { zhCN: '间距', enUS: 'Gap' },
      8,
    ),
  },
  container: true,
  budget: 1,
});
