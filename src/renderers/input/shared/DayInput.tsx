import { CalendarOutlined, CloseCircleFilled } from '@ant-design/icons';
import { DatePicker, Tooltip, type DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef } from 'react';
import type { HoldField } from '../../../runtime/render/rendererProps.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { DAY_FORMAT } from './day.ts';
import { inputLocale } from './input.locale.ts';
import type { InputAttributes } from './useInput.ts';
import { usePickerKeys } from './usePickerKeys.ts';
import { useWrittenDay } from './useWrittenDay.ts';
import { readDay } from './writtenDay.ts';
import { WrittenBox, WrittenContext } from './WrittenBox.tsx';

interface DayInputProps extends Pick<
  DatePickerProps,
  'placeholder' | 'showTime' | 'showNow' | 'needConfirm'
> {
  attributes: InputAttributes;
  value: Dayjs | null;
  minDate?: Dayjs;
  maxDate?: Dayjs;
  /** How a value is written; what is typed is read more freely. */
  format?: string;
  /** Reads what was typed, null for what is none. */
  read?: (text: string) => Dayjs | null;
  change: (day: Dayjs | null) => void;
  leave: () => void;
  /** As `FieldBinding.hold`: what was typed and is no value keeps the form from being saved; absent: the box says why itself. */
  hold?: HoldField;
}

/** A calendar to pick from or type into, its signs named in the interface language. */
export function DayInput({ attributes, format = DAY_FORMAT, read = readDay, ...props }: DayInputProps) {
  const { change, leave, hold, ...rest } = props;
  const { value, minDate, maxDate } = rest;
  const text = useText(inputLocale);
  const { locale } = useRoot();
  const keys = usePickerKeys();
  // The same day as another object would turn the calendar back to it.
  const kept = useRef(value);
  if (kept.current?.valueOf() !== value?.valueOf()) kept.current = value;
  const day = useWrittenDay({
    value,
    minDate,
    maxDate,
    format,
    read,
    change,
    leave,
    hold,
    disabled: attributes.disabled,
  });
  const { onOpenChange } = keys;
  // Whoever types is shown the calendar, which follows.
  const written = {
    ...day,
    write: (text: string): void => {
      onOpenChange(true);
      day.write(text);
    },
  };
  const picker = (
    <WrittenContext.Provider value={written}>
      <DatePicker
        {...rest}
        {...attributes}
        {...(written.fault ? { status: 'error', 'aria-invalid': true } : {})}
        value={kept.current}
        components={BOX}
        format={format}
        suffixIcon={<CalendarOutlined aria-hidden aria-label={undefined} />}
        allowClear={{ clearIcon: <CloseCircleFilled aria-label={text('clear')} /> }}
        style={{ width: '100%' }}
        open={keys.open}
        onOpenChange={keys.onOpenChange}
        onCalendarChange={written.forget}
        onChange={(day: Dayjs | null) => {
          written.forget();
          change(day);
        }}
        onKeyDown={(event) => {
          keys.onKeyDown(event);
          if (event.key === 'Enter') written.finish();
        }}
        onBlur={() => {
          written.finish();
          leave();
        }}
      />
    </WrittenContext.Provider>
  );
  // Where no field tells it, the box does.
  if (hold) return picker;
  return (
    <Tooltip title={written.fault && locale.localise(written.fault)} open={written.fault !== undefined}>
      <span style={{ display: 'block' }}>{picker}</span>
    </Tooltip>
  );
}

const BOX = { input: WrittenBox };
