import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { IconSchema } from '../../../schemas/icon.ts';

export const statisticMeta = defineMeta({
  type: 'statistic',
  version: 1,
  family: 'display',
  title: { zhCN: '指标卡', enUS: 'Statistic' },
  description: { zhCN: '一个关键数字，可带趋势', enUS: 'One key figure, with its trend' },
  keywords: ['统计', '数字', 'kpi'],
  common: true,
  icon: 'dashboard',
  props: {
    title: prop.text({ zhCN: '名称', enUS: 'Name' }),
    bordered: prop.static(Type.Boolean(), { zhCN: '显示卡片', enUS: 'Draw as a card' }, false),
    value: prop.bindable(Type.Union([Type.Number(), Type.String()]), { zhCN: '数值', enUS: 'Value' }),
    precision: prop.static(Type.Integer({ minimum: 0, maximum: 6 }), { zhCN: '小数位数', enUS: 'Decimals' }),
    prefix: prop.text({ zhCN: '前缀', enUS: 'Before' }),
    suffix: prop.text({ zhCN: '后缀', enUS: 'After' }),
    trend: prop.bindable(Type.Number(), { zhCN: '变化（百分比）', enUS: 'Change in percent' }),
    trendLabel: prop.text({ zhCN: '变化说明', enUS: 'What it is compared with' }),
    fallIsGood: prop.static(Type.Boolean(), { zhCN: '下降为好', enUS: 'Less is better' }, false),
    icon: prop.static(IconSchema, { zhCN: '图标', enUS: 'Icon' }),
    tone: prop.static(
      oneOf('default', 'success', 'warning', 'error'),
      { zhCN: '颜色', enUS: 'Colour' },
      'default',
    ),
  },
  halfOnPhone: true,
  budget: 3,
});
