import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const splitPanesMeta = defineMeta({
  type: 'split-panes',
  version: 1,
  family: 'layout',
  title: { zhCN: '分割面板', enUS: 'Split panes' },
  description: {
    zhCN: '可拖动分界的并列面板，手机上改为上下排列',
    enUS: 'Panes with a border that can be dragged; below each other on phones',
  },
  icon: 'project',
  props: {
    direction: prop.static(oneOf('row', 'column'), { zhCN: '方向', enUS: 'Direction' }, 'row'),
    sizes: prop.static(
      Type.Array(Type.Number({ minimum: 5, maximum: 95 }), { maxItems: 6 }),
      { zhCN: '各面板初始占比（百分比）', enUS: 'First share of each pane in percent' },
      [],
    ),
    least: prop.static(
      inUnit('px', Type.Integer({ minimum: 40, maximum: 800 })),
      { zhCN: '面板最小尺寸', enUS: 'Least size of a pane' },
      120,
    ),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 80, maximum: 2000 })),
      { zhCN: '高度', enUS: 'Height' },
      360,
    ),
  },
  container: true,
  budget: 4,
});
