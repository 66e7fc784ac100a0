import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const fixedBarMeta = defineMeta({
  type: 'fixed-bar',
  version: 1,
  family: 'layout',
  title: { zhCN: '固定栏', enUS: 'Fixed bar' },
  description: {
    zhCN: '页面滚动时保持在顶部或底部的一栏',
    enUS: 'A bar that stays at the top or bottom while the page scrolls',
  },
  icon: 'menu',
  props: {
    place: prop.static(oneOf('bottom', 'top'), { zhCN: '位置', enUS: 'Place' }, 'bottom'),
    justify: prop.static(
      oneOf('start', 'center', 'end', 'space-between'),
      { zhCN: '对齐', enUS: 'Alignment' },
      'end',
    ),
  },
  container: true,
  budget: 1,
});
