import { theme } from 'antd';
import type { Dayjs } from 'dayjs';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { ClockInput } from '../shared/ClockInput.tsx';
import { DayInput } from '../shared/DayInput.tsx';
import { inputLocale } from '../shared/input.locale.ts';
import type { BoundInput } from '../shared/useInput.ts';
import { fromWallClock, joinWallClock, readWallClock, toWallClock } from './wallClock.ts';

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
      <ClockInput
        attributes={{
          ...attributes,
          disabled: attributes.disabled || !shown,
          'aria-label': text('timeOf', { title: input.title }),
        }}
        value={shown?.format('HH:mm')}
        minuteStep={minuteStep}
        placeholder=""
        change={(time) => change(shown, time === null ? null : readWallClock(`2000-01-01 ${time}`))}
        leave={input.leave}
        hold={input.hold}
      />
    </div>
  );
}
