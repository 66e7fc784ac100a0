import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const tableLayoutMeta = defineMeta({
  type: 'table-layout',
  version: 1,
  family: 'layout',
  title: { zhCN: '表格布局', enUS: 'Table layout' },
  description: {
    zhCN: '像登记表一样排列内容：名称格与内容格，跨度按 24 栏',
    enUS: 'Lays content out as a printed form does: names beside contents, spans of 24 columns',
  },
  icon: 'table',
  props: {
    columns: prop.static(
      Type.Integer({ minimum: 1, maximum: 6 }),
      { zhCN: '每行项数', enUS: 'Items in a row' },
      2,
    ),
    labels: prop.static(Type.Boolean(), { zhCN: '显示名称格', enUS: 'Names in cells of their own' }, true),
    caption: prop.text({ zhCN: '表题', enUS: 'Caption' }),
  },
  container: true,
  budget: 2,
});
