import { Type } from 'typebox';
import { nullish } from '../../../schemas/nullish.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const carouselMeta = defineMeta({
  type: 'carousel',
  version: 1,
  family: 'display',
  title: { zhCN: '轮播图', enUS: 'Carousel' },
  description: {
    zhCN: '轮流显示的横幅，可带标题与链接',
    enUS: 'Banners in turn, with a title and a link if wanted',
  },
  icon: 'picture',
  props: {
    items: prop.bindable(
      Type.Array(
        Type.Object({
          src: nullish(Type.String({ maxLength: 500_000 })),
          title: nullish(TextSchema),
          description: nullish(TextSchema),
          path: nullish(Type.String({ maxLength: 2000 })),
        }),
        { maxItems: 20 },
      ),
      { zhCN: '横幅', enUS: 'Banners' },
      [],
    ),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 60, maximum: 800 })),
      { zhCN: '高度', enUS: 'Height in px' },
      240,
    ),
    interval: prop.static(
      inUnit('s', Type.Number({ minimum: 0, maximum: 60 })),
      { zhCN: '自动切换间隔（秒），0 为不自动', enUS: 'Seconds between banners; 0: only by hand' },
      5,
    ),
  },
  budget: 3,
});
