import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const spaceMeta = defineMeta({
  type: 'space',
  version: 1,
  family: 'layout',
  title: { zhCN: '间距', enUS: 'Space' },
  description: { zhCN: '以统一间距并排放置小元素', enUS: 'Sets small things side by side, evenly spaced' },
  icon: 'ellipsis',
  props: {
    size: prop.static(oneOf('small', 'middle', 'large'), { zhCN: '间距', enUS: 'Size' }, 'small'),
  },
  container: true,
  budget: 1,
});
