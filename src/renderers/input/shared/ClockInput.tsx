import { ClockCircleOutlined, CloseCircleFilled } from '@ant-design/icons';
import { TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useText } from '../../../runtime/locale/useText.ts';
import { isClock } from './clock.meta.ts';
import { inputLocale } from './input.locale.ts';
import type { InputAttributes } from './useInput.ts';

const FORMAT = 'HH:mm';

/** A time of the day to pick or type. */
export function ClockInput({
  attributes,
  value,
  placeholder,
  minuteStep,
  change,
  leave,
}: {
  attributes: InputAttributes;
  value: unknown;
  placeholder: string;
  minuteStep: number;
  change: (value: string | null) => void;
  leave?: () => void;
}) {
  const text = useText(inputLocale);
  return (
    <TimePicker
      {...attributes}
      format={FORMAT}
      minuteStep={stepOf(minuteStep)}
      // A time that was typed or picked counts at once; nobody looks for a button to confirm it.
      needConfirm={false}
      showNow={false}
      value={isClock(value) ? dayjs(`2000-01-01T${value}`) : null}
      placeholder={placeholder}
      suffixIcon={<ClockCircleOutlined aria-hidden aria-label={undefined} />}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={text('clear')} /> }}
      style={{ width: '100%' }}
      onChange={(time: Dayjs | null) => change(time ? time.format(FORMAT) : null)}
      {...(leave ? { onBlur: leave } : {})}
    />
  );
}

const STEPS = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30] as const;
/** The picker's steps part an hour evenly. */
const stepOf = (wanted: number): (typeof STEPS)[number] => STEPS.findLast((step) => step <= wanted) ?? 1;
