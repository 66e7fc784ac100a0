import { ClockCircleOutlined } from '@ant-design/icons';
import { theme, TimePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { DayInput } from '../shared/DayInput.tsx';
import { inputLocale } from '../shared/input.locale.ts';
import type { BoundInput } from '../shared/useInput.ts';
import { fromWallClock, joinWallClock, toWallClock } from './wallClock.ts';

/** Day and time apart, for a calendar beside a clock is wider than a phone. A new day begins at midnight. */
export function PhoneDateTime({
  input,
  minuteStep,
}: {
  input: BoundInput;
  minuteStep: 1 | 5 | 10 | 15 | 30;
}) {
  const text = useText(inputLocale);
  const { token } = theme.useToken();
  const { id: _id, ...attributes } = input.attributes;
  const shown = toWallClock(input.value, DEFAULT_ZONE);
  const change = (day: Dayjs | null, time: Dayjs | null): void =>
    input.change(day && fromWallClock(joinWallClock(day, time), DEFAULT_ZONE));
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: token.marginXS }}>
      <DayInput
        attributes={input.attributes}
        value={shown}
        placeholder={text('choose')}
        change={(day) => change(day, shown)}
        leave={input.leave}
        hold={input.hold}
      />
      <TimePicker
        {...attributes}
        disabled={attributes.disabled || !shown}
        aria-label={text('timeOf', { title: input.title })}
        value={shown}
        format="HH:mm"
        minuteStep={minuteStep}
        needConfirm={false}
        showNow={false}
        allowClear={false}
        placeholder=""
        suffixIcon={<ClockCircleOutlined aria-hidden aria-label={undefined} />}
        style={{ width: '100%' }}
        onChange={(time: Dayjs | null) => change(shown, time)}
        onBlur={input.leave}
      />
    </div>
  );
}
