import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { nullish } from '../../../schemas/nullish.ts';
import { prop } from '../../../schemas/prop.ts';
import { withTitle } from '../../../schemas/annotation.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { IconSchema } from '../../../schemas/icon.ts';

export const tabBarMeta = defineMeta({
  type: 'tab-bar',
  version: 1,
  family: 'navigation',
  title: { zhCN: '标签栏', enUS: 'Tab bar' },
  description: {
    zhCN: '一排带图标的入口，可固定在手机底部',
    enUS: 'A row of entries with icons; can stay at the bottom of a phone',
  },
  icon: 'appstore',
  props: {
    items: prop.bindable(
      Type.Array(
        Type.Object({
          key: Type.String({ maxLength: 200 }),
          title: TextSchema,
          icon: nullish(IconSchema),
          path: nullish(Type.String({ maxLength: 2000 })),
          count: nullish(withTitle({ zhCN: '角标数字', enUS: 'Number beside it' }, Type.Number())),
        }),
        { maxItems: 8 },
      ),
      { zhCN: '入口', enUS: 'Entries' },
      [],
    ),
    active: prop.bindable(Type.String({ maxLength: 200 }), {
      zhCN: '当前入口，缺省按页面地址',
      enUS: 'The entry one is at; by the address where empty',
    }),
    place: prop.static(oneOf('inline', 'bottom'), { zhCN: '位置', enUS: 'Place' }, 'inline'),
  },
  events: {
    change: { title: { zhCN: '切换', enUS: 'Changed' }, payload: Type.Object({ key: Type.String() }) },
  },
  budget: 3,
});
