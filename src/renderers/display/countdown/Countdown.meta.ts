import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const countdownMeta = defineMeta({
  type: 'countdown',
  version: 1,
  family: 'display',
  title: { zhCN: '倒计时', enUS: 'Countdown' },
  description: {
    zhCN: '距某个时刻还有多久，到时可执行操作',
    enUS: 'How long until a moment; starts actions when it comes',
  },
  icon: 'clock-circle',
  props: {
    until: prop.bindable(Type.Union([Type.String({ maxLength: 40 }), Type.Number()]), {
      zhCN: '截止时刻',
      enUS: 'The moment',
    }),
    title: prop.text({ zhCN: '名称', enUS: 'Name' }),
    overText: prop.text({ zhCN: '结束后的文字', enUS: 'Text once it is over' }),
  },
  events: { finish: { title: { zhCN: '到时', enUS: 'It is over' } } },
  halfOnPhone: true,
  budget: 2,
});
