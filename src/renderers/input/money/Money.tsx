import type { InputNumberProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { NumberInput } from '../shared/NumberInput.tsx';
import { NumberRange } from '../shared/NumberRange.tsx';
import { currencySymbol, numberText } from '../shared/numberText.meta.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { moneyMeta } from './Money.meta.ts';

/** The stored number as it stands at rest; the input hands it over as text, and what is no number as it was written. */
const amount = (value: string | number | undefined, precision: number): string =>
  value === undefined || value === ''
    ? ''
    : Number.isNaN(Number(value))
      ? String(value)
      : numberText(Number(value), { precision, grouped: true });

export default observer(function Money(widget: RendererProps<typeof moneyMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { placeholder, currency, precision } = widget.props;
  // While typing the text stays as typed, so that the caret never jumps. Another function would format what is typed anew.
  const format = useCallback<NonNullable<InputNumberProps<number | string>['formatter']>>(
    (value, { userTyping, input: typed }) => (userTyping ? typed : amount(value, precision)),
    [precision],
  );
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <NumberRange input={input} precision={precision} />;
  return (
    <NumberInput
      input={input}
      precision={precision}
      placeholder={placeholder || text('enter')}
      unit="元"
      prefix={currencySymbol(currency)}
      formatter={format}
    />
  );
});
