import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const columnsMeta = defineMeta({
  type: 'columns',
  version: 1,
  family: 'layout',
  title: { zhCN: '分栏', enUS: 'Columns' },
  description: {
    zhCN: '按 24 栅格并排放置内容，手机上为单栏',
    enUS: 'Places its content side by side on 24 columns; one below another on phones',
  },
  keywords: ['两栏', '布局', 'grid'],
  common: true,
  icon: 'appstore',
  props: {
    gap: prop.static(
      inUnit('px', Type.Number({ minimum: 0, maximum: 64 })),
      { zhCN: '间距', enUS: 'Gap' },
      16,
    ),
  },
  container: true,
  budget: 2,
});
