import { CalendarOutlined } from '@ant-design/icons';
import type { Dayjs } from 'dayjs';
import { DAY_FORMAT } from './day.ts';
import { PickerInput, type PickerInputProps } from './PickerInput.tsx';
import { readDay, writtenFault } from './writtenDay.ts';

interface DayInputProps extends Omit<PickerInputProps, 'show' | 'read' | 'faultOf' | 'minDate' | 'maxDate'> {
  minDate?: Dayjs;
  maxDate?: Dayjs;
  /** How a value is written; what is typed is read more freely. */
  format?: string;
  /** Reads what was typed, null for what is none. */
  read?: (text: string) => Dayjs | null;
}

/** A calendar to pick from or type into. */
export function DayInput({ format = DAY_FORMAT, read = readDay, ...picker }: DayInputProps) {
  const { minDate, maxDate } = picker;
  return (
    <PickerInput
      {...picker}
      show={(day) => day.format(format)}
      read={read}
      faultOf={(day) => writtenFault(day, { minDate, maxDate, hasTime: format !== DAY_FORMAT })}
      suffixIcon={<CalendarOutlined aria-hidden aria-label={undefined} />}
    />
  );
}
