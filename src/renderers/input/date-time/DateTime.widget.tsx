import { observer } from 'mobx-react-lite';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { DayInput } from '../shared/DayInput.tsx';
import { DayRange } from '../shared/DayRange.tsx';
import { inputLocale } from '../shared/input.locale.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { dateTimeMeta } from './DateTime.meta.ts';
import { PhoneDateTime } from './PhoneDateTime.tsx';
import { fromWallClock, machineIsIn, readWallClock, toWallClock } from './wallClock.ts';

export default observer(function DateTime(widget: RendererProps<typeof dateTimeMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { placeholder, minuteStep } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <DayRange input={input} open />;
  if (input.attributes.size === 'large') return <PhoneDateTime input={input} minuteStep={minuteStep} />;
  return (
    <DayInput
      attributes={input.attributes}
      value={toWallClock(input.value, DEFAULT_ZONE)}
      showTime={{ format: 'HH:mm', minuteStep }}
      // "Now" takes the machine's clock face, which is right where the machine stands in the platform's zone.
      showNow={machineIsIn(DEFAULT_ZONE)}
      needConfirm={false}
      hasTime
      read={readWallClock}
      placeholder={placeholder || text('choose')}
      change={(day) => input.change(day ? fromWallClock(day, DEFAULT_ZONE) : null)}
      leave={input.leave}
      hold={input.hold}
    />
  );
});
