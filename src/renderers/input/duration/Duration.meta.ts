import { Type } from 'typebox';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { numbersBetween } from '../shared/filter.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';
import { durationText, importDuration, MOST_MINUTES } from './durationText.meta.ts';

export const durationMeta = defineMeta({
  type: 'duration',
  version: 1,
  family: 'input',
  title: { zhCN: '时长', enUS: 'Duration' },
  description: {
    zhCN: '以小时和分钟填写，值为分钟数',
    enUS: 'Hours and minutes; the value is the number of minutes',
  },
  icon: 'hourglass',
  budget: 3,
  props: {},
  events: changeEvent,
  field: {
    column: 'number',
    dataType: 'number',
    value: Type.Integer({ minimum: 0, maximum: MOST_MINUTES }),
    span: 8,
    width: 120,
    align: 'right',
    toText: (value, { locale }) => durationText(value, locale),
    fromImport: importDuration,
    toFilter: numbersBetween,
  },
});
