import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { withChoiceTitles } from '../../../schemas/annotation.ts';

export const dateTextMeta = defineMeta({
  type: 'date-text',
  version: 1,
  family: 'display',
  title: { zhCN: '日期文本', enUS: 'Date' },
  description: { zhCN: '按格式显示日期或时间', enUS: 'A date or time in a format' },
  icon: 'calendar',
  props: {
    value: prop.bindable(Type.Union([Type.String(), Type.Number()]), { zhCN: '值', enUS: 'Value' }),
    format: prop.static(
      withChoiceTitles(oneOf('date', 'datetime', 'time', 'month', 'long'), {
        month: { zhCN: '年月', enUS: 'Month and year' },
      }),
      { zhCN: '格式', enUS: 'Format' },
      'date',
    ),
  },
  budget: 2,
});
