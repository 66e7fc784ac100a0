import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

/** More would be a list's work, which pages and virtualises. */
const MOST_ITEMS = 500;

export const loopRegionMeta = defineMeta({
  type: 'loop-region',
  version: 1,
  family: 'layout',
  title: { zhCN: '循环区域', enUS: 'Loop region' },
  description: {
    zhCN: '对列表中的每一项绘制一次内容，内容中可用 item 与 index',
    enUS: 'Draws its content once for each item of a list; the content sees item and index',
  },
  icon: 'unordered-list',
  props: {
    items: prop.bindable(Type.Array(Type.Unknown(), { maxItems: MOST_ITEMS }), {
      zhCN: '列表',
      enUS: 'Items',
    }),
    gap: prop.static(
      inUnit('px', Type.Number({ minimum: 0, maximum: 64 })),
      { zhCN: '间距', enUS: 'Gap' },
      8,
    ),
    columnWidth: prop.static(inUnit('px', Type.Number({ minimum: 80, maximum: 1200 })), {
      zhCN: '每项最小宽度，留空为单列',
      enUS: 'Least width of an item; one column where empty',
    }),
    emptyText: prop.text({ zhCN: '无数据时的文字', enUS: 'Text without data' }),
  },
  container: true,
  provides: {
    item: { type: 'any', each: 'items', title: { zhCN: '当前项', enUS: 'The item' } },
    index: { type: 'number', title: { zhCN: '序号，从 0 开始', enUS: 'Its place, from 0' } },
  },
  budget: 2,
});
