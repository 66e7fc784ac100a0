import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { numbersBetween } from '../shared/filter.meta.ts';
import { importNumberWithUnit } from '../shared/import.meta.ts';
import { numberText } from '../shared/numberText.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

const number = (props: Readonly<Record<string, unknown>>, name: string, otherwise: number): number =>
  typeof props[name] === 'number' ? props[name] : otherwise;

export const sliderMeta = defineMeta({
  type: 'slider',
  version: 1,
  family: 'input',
  title: { zhCN: '滑块', enUS: 'Slider' },
  description: { zhCN: '在一段范围内拖动取值', enUS: 'A value of a range, by sliding' },
  icon: 'filter',
  // A range is two numbers.
  imports: { formily: [{ component: 'Slider', props: {}, unless: { range: true } }] },
  budget: 3,
  props: {
    min: prop.static(Type.Number(), { zhCN: '最小值', enUS: 'Minimum' }, 0),
    max: prop.static(Type.Number(), { zhCN: '最大值', enUS: 'Maximum' }, 100),
    step: prop.static(Type.Number({ exclusiveMinimum: 0 }), { zhCN: '步长', enUS: 'Step' }, 1),
    suffix: prop.text({ zhCN: '单位', enUS: 'Unit' }),
  },
  events: changeEvent,
  field: {
    column: 'number',
    dataType: 'number',
    value: Type.Number(),
    check: (value, props) => {
      const [min, max] = [number(props, 'min', 0), number(props, 'max', 100)];
      if (typeof value !== 'number' || (value >= min && value <= max)) return undefined;
      return { zhCN: `应在 ${min} 到 ${max} 之间`, enUS: `Must be from ${min} to ${max}` };
    },
    span: 8,
    width: 100,
    align: 'right',
    toText: (value, { grouped, notation }) => numberText(value, { grouped, notation }),
    fromImport: importNumberWithUnit,
    toFilter: numbersBetween,
  },
});
