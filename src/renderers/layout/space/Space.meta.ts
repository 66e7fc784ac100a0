import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const text = (id: string, zhCN: string, enUS: string) => ({
  type: 'text',
  id,
  props: { text: { zhCN, enUS } },
});

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
  fixtures: [
    {
      title: { zhCN: '小间距', enUS: 'Small' },
      node: {
        type: 'space',
        id: 'small',
        children: [text('a', '本科', 'Bachelor'), text('b', '硕士', 'Master')],
      },
    },
    {
      title: { zhCN: '大间距', enUS: 'Large' },
      node: {
        type: 'space',
        id: 'large',
        props: { size: 'large' },
        children: [text('c', '在读', 'Enrolled'), text('d', '毕业', 'Graduated')],
      },
    },
  ],
});
