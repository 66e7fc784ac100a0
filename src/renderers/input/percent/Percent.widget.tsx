import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { NumberInput } from '../shared/NumberInput.tsx';
import { NumberRange } from '../shared/NumberRange.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput, type BoundInput } from '../shared/useInput.ts';
import { hundredfold, hundredth } from './hundredfold.meta.ts';
import type { percentMeta } from './Percent.meta.ts';

/** Both ends of a filter, or the one value. */
const each = (value: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : change(value);

export default observer(function Percent(widget: RendererProps<typeof percentMeta>) {
  const stored = useInput(widget);
  const text = useText(inputLocale);
  const { placeholder, precision } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  const input: BoundInput = {
    ...stored,
    value: each(stored.value, hundredfold),
    change: (value) => stored.change(each(value, hundredth)),
  };
  if (input.filter) return <NumberRange input={input} precision={precision} />;
  return (
    <NumberInput
      input={input}
      precision={precision}
      placeholder={placeholder || text('enter')}
      unit="%"
      suffix="%"
    />
  );
});
