import { ClockCircleOutlined } from '@ant-design/icons';
import dayjs, { type Dayjs } from 'dayjs';
import type { HoldField } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { LocalText } from '../../../schemas/text.ts';
import { isClock, readClock } from './clock.meta.ts';
import { PickerInput } from './PickerInput.tsx';
import type { InputAttributes } from './useInput.ts';

const FORMAT = 'HH:mm';
const NO_TIME: LocalText = { zhCN: '请输入时间，如 08:30', enUS: 'Enter a time such as 08:30' };

/** A time of the day to pick or type. */
export function ClockInput({
  attributes,
  value,
  placeholder,
  minuteStep,
  change,
  leave,
  hold,
}: {
  attributes: InputAttributes;
  value: unknown;
  placeholder: string;
  minuteStep: number;
  change: (value: string | null) => void;
  leave: () => void;
  /** As that of `PickerInput`. */
  hold?: HoldField | undefined;
}) {
  const { locale } = useRoot();
  return (
    <PickerInput
      attributes={attributes}
      picker="time"
      showTime={{ format: FORMAT, minuteStep: stepOf(minuteStep) }}
      // A time that was typed or picked counts at once; nobody looks for a button to confirm it.
      needConfirm={false}
      showNow={false}
      value={onSomeDay(value)}
      show={(time) => locale.clock(time.format(FORMAT))}
      read={(text) => onSomeDay(readClock(text))}
      faultOf={(time) => (time === null ? NO_TIME : undefined)}
      placeholder={placeholder}
      suffixIcon={<ClockCircleOutlined aria-hidden aria-label={undefined} />}
      change={(time) => change(time?.format(FORMAT) ?? null)}
      leave={leave}
      hold={hold}
    />
  );
}

const onSomeDay = (time: unknown): Dayjs | null => (isClock(time) ? dayjs(`2000-01-01T${time}`) : null);

const STEPS = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30] as const;
/** The picker's steps part an hour evenly. */
const stepOf = (wanted: number): (typeof STEPS)[number] => STEPS.findLast((step) => step <= wanted) ?? 1;
