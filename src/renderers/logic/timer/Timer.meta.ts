import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const timerMeta = defineMeta({
  type: 'timer',
  version: 1,
  family: 'logic',
  title: { zhCN: '定时器', enUS: 'Timer' },
  description: {
    zhCN: '按间隔执行操作，页面不可见时暂停；内容可用 count',
    enUS: 'Starts actions again and again, not while the page is out of sight; what stands in it sees count',
  },
  icon: 'clock-circle',
  props: {
    interval: prop.static(
      inUnit('s', Type.Number({ minimum: 1, maximum: 86_400 })),
      { zhCN: '间隔', enUS: 'Interval' },
      30,
    ),
    running: prop.bindable(Type.Boolean(), { zhCN: '运行', enUS: 'Runs' }, true),
    times: prop.static(Type.Integer({ minimum: 1, maximum: 100_000 }), {
      zhCN: '最多次数，留空为不限',
      enUS: 'How often at most; empty: without end',
    }),
  },
  container: true,
  events: {
    tick: {
      title: { zhCN: '到时', enUS: 'Tick' },
      payload: Type.Object({ count: Type.Integer() }),
    },
  },
  provides: { count: { type: 'number', title: { zhCN: '已执行次数', enUS: 'How often it ran' } } },
  budget: 1,
});
