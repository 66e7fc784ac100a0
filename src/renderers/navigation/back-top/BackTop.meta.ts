import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const backTopMeta = defineMeta({
  type: 'back-top',
  version: 1,
  family: 'navigation',
  title: { zhCN: '回到顶部', enUS: 'Back to top' },
  description: {
    zhCN: '页面滚动后出现，点击回到顶部',
    enUS: 'Appears once the page is scrolled, and leads back up',
  },
  icon: 'up',
  props: {
    after: prop.static(
      inUnit('px', Type.Integer({ minimum: 0, maximum: 10_000 })),
      { zhCN: '滚动多少像素后出现', enUS: 'Appears after so many px' },
      400,
    ),
  },
  budget: 1,
});
