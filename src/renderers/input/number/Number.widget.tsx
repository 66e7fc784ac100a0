import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { NumberInput } from '../shared/NumberInput.tsx';
import { NumberRange } from '../shared/NumberRange.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { numberMeta } from './Number.meta.ts';

export default observer(function Number(widget: RendererProps<typeof numberMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { placeholder, min = -Infinity, max = Infinity, step, precision, suffix } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <NumberRange input={input} precision={precision} />;
  return (
    <NumberInput
      input={input}
      precision={precision}
      step={step}
      placeholder={placeholder || text('enter')}
      suffix={suffix || undefined}
      // Typed numbers stay as they are; a step is ours to make, and ends at the limits.
      onStep={(value) => {
        const inside = Math.min(Math.max(value, min), max);
        if (inside !== value) input.change(inside);
      }}
    />
  );
});
