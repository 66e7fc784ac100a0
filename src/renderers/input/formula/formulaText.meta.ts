import type { TextContext } from '../../../schemas/rendererMeta.ts';
import { localise, type Text } from '../../../schemas/text.ts';
import { moneyText, numberText, wholeProp } from '../shared/numberText.meta.ts';

/** The text of a computed number in the format that its props ask for: `0.75` as a percentage is `75%`. */
export function formulaText(value: unknown, { props, locale, grouped, notation }: TextContext): string {
  const precision = wholeProp(props.precision);
  if (props.format === 'money') return moneyText(value, props.currency, precision, notation);
  if (props.format === 'percent') {
    // 15 significant digits are what a number holds; the rest is noise of the product (0.57 * 100 = 56.99999999999999).
    const hundredfold = typeof value === 'number' ? Number((value * 100).toPrecision(15)) : value;
    const text = numberText(hundredfold, { precision, grouped, notation });
    return text === '' ? '' : `${text}%`;
  }
  const text = numberText(value, { precision, grouped, notation });
  const unit = localise((props.suffix ?? '') as Text, locale);
  return text === '' || unit === '' || unit.includes('{{') ? text : `${text} ${unit}`;
}
