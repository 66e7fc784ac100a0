import { CalendarOutlined } from '@ant-design/icons';
import type { Dayjs } from 'dayjs';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Notation } from '../../../schemas/notation.ts';
import { PickerInput, type PickerInputProps } from './PickerInput.tsx';
import { readDay, showDay, writtenFault } from './writtenDay.ts';

interface DayInputProps extends Omit<PickerInputProps, 'show' | 'read' | 'faultOf' | 'minDate' | 'maxDate'> {
  minDate?: Dayjs;
  maxDate?: Dayjs;
  /** The value has a time of the day, to the minute. */
  hasTime?: boolean;
  /** Reads what was typed, null for what is none. */
  read?: (text: string, notation: Notation | undefined) => Dayjs | null;
}

/** A calendar to pick from or type into: days stand there as the person writes them, and are read more freely. */
export function DayInput({ hasTime = false, read = readDay, ...picker }: DayInputProps) {
  const { locale } = useRoot();
  const { notation } = locale;
  const { minDate, maxDate } = picker;
  return (
    <PickerInput
      {...picker}
      show={(day) => showDay(day, notation, hasTime)}
      read={(text) => read(text, notation)}
      faultOf={(day) => writtenFault(day, { minDate, maxDate, hasTime, notation })}
      suffixIcon={<CalendarOutlined aria-hidden aria-label={undefined} />}
    />
  );
}
