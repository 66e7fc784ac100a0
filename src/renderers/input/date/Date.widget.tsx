import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { fromDay, limits, toDay } from '../shared/day.ts';
import { DayInput } from '../shared/DayInput.tsx';
import { DayRange } from '../shared/DayRange.tsx';
import { inputLocale } from '../shared/input.locale.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { dateMeta } from './Date.meta.ts';

export default observer(function DateInput(widget: RendererProps<typeof dateMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { placeholder, minDate, maxDate } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <DayRange input={input} open />;
  return (
    <DayInput
      attributes={input.attributes}
      {...limits(minDate, maxDate)}
      value={toDay(input.value)}
      placeholder={placeholder || text('choose')}
      change={(day) => input.change(fromDay(day))}
      leave={input.leave}
      hold={input.hold}
    />
  );
});
