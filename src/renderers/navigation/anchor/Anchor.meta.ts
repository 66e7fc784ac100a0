import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const anchorMeta = defineMeta({
  type: 'anchor',
  version: 1,
  family: 'navigation',
  title: { zhCN: '锚点导航', enUS: 'Anchor' },
  description: {
    zhCN: '列出其中各部分的标题，点击滚动到该部分',
    enUS: 'Lists the titles of the parts that stand in it and scrolls to them',
  },
  icon: 'link',
  props: {
    place: prop.static(
      oneOf('side', 'top'),
      { zhCN: '导航位置（手机上为顶部）', enUS: 'Place; top on phones' },
      'side',
    ),
  },
  container: true,
  budget: 2,
});
