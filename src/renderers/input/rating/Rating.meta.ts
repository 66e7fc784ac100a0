import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { numbersBetween } from '../shared/filter.meta.ts';
import { importStars } from '../shared/import.meta.ts';
import { numberText, wholeProp } from '../shared/numberText.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

const STARS = 5;

export const ratingMeta = defineMeta({
  type: 'rating',
  version: 1,
  family: 'input',
  title: { zhCN: '评分', enUS: 'Rating' },
  description: { zhCN: '以星级打分，值为星数', enUS: 'Stars; the value is their number' },
  icon: 'star',
  imports: { formily: ['Rate'] },
  budget: 3,
  props: {
    count: prop.static(Type.Integer({ minimum: 2, maximum: 10 }), { zhCN: '星数', enUS: 'Stars' }, STARS),
    allowHalf: prop.static(Type.Boolean(), { zhCN: '可打半星', enUS: 'Half stars' }, false),
  },
  events: changeEvent,
  field: {
    column: 'number',
    dataType: 'number',
    value: Type.Number({ minimum: 0.5, maximum: 10 }),
    check: (value, { count, allowHalf }) => {
      const most = wholeProp(count) ?? STARS;
      const whole = typeof value === 'number' && Number.isInteger(allowHalf === true ? value * 2 : value);
      if (whole && value <= most) return undefined;
      return allowHalf === true
        ? { zhCN: `应为 0.5 到 ${most} 星`, enUS: `Half a star to ${most} stars` }
        : { zhCN: `应为 1 到 ${most} 星`, enUS: `One to ${most} stars` };
    },
    span: 8,
    width: 90,
    align: 'right',
    toText: (value, { locale, grouped, notation }) => {
      const text = numberText(value, { grouped, notation });
      return text === ''
        ? ''
        : locale === 'zhCN'
          ? `${text} 星`
          : `${text} ${value === 1 ? 'star' : 'stars'}`;
    },
    fromImport: importStars,
    toFilter: numbersBetween,
  },
});
