import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { NumberInput } from '../shared/NumberInput.tsx';
import { NumberRange } from '../shared/NumberRange.tsx';
import { currencySymbol } from '../shared/numberText.meta.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { moneyMeta } from './Money.meta.ts';

export default observer(function Money(widget: RendererProps<typeof moneyMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { placeholder, currency, precision } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <NumberRange input={input} precision={precision} />;
  return (
    <NumberInput
      input={input}
      precision={precision}
      placeholder={placeholder || text('enter')}
      unit="元"
      prefix={currencySymbol(currency)}
      grouped
    />
  );
});
