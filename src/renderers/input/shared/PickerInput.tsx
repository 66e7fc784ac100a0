import { CloseCircleFilled } from '@ant-design/icons';
import { Tooltip, type DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { inputLocale } from './input.locale.ts';
import type { InputAttributes } from './useInput.ts';
import { pickerAt } from './pickerAt.ts';
import { usePickerKeys } from './usePickerKeys.ts';
import { useWritten, type WrittenValue } from './useWritten.ts';
import { WrittenBox, WrittenContext } from './WrittenBox.tsx';

export interface PickerInputProps
  extends
    WrittenValue,
    Pick<
      DatePickerProps,
      'picker' | 'placeholder' | 'showTime' | 'showNow' | 'needConfirm' | 'minDate' | 'maxDate' | 'suffixIcon'
    > {
  attributes: InputAttributes;
  /** Somebody pressed Enter upon a value that can be taken. */
  goOn?: () => void;
}

/** Something to pick from a calendar or a clock, or to type, its signs named in the interface language. */
export function PickerInput(props: PickerInputProps) {
  const { attributes, value, show, read, faultOf, change, takeText, leave, hold, goOn, ...picker } = props;
  const text = useText(inputLocale);
  const { locale, platform } = useRoot();
  const DatePicker = pickerAt(platform.at, picker.picker === 'week');
  const keys = usePickerKeys();
  // The same value as another object would turn the calendar back to it.
  const kept = useRef(value);
  if (kept.current?.valueOf() !== value?.valueOf()) kept.current = value;
  const { disabled } = attributes;
  const written = useWritten({ value, show, read, faultOf, change, takeText, leave, hold, disabled });
  const box = {
    ...written,
    write: (typed: string): void => {
      // Whoever types is shown the calendar, which follows.
      keys.onOpenChange(true);
      written.write(typed);
    },
  };
  const input = (
    <WrittenContext.Provider value={box}>
      <DatePicker
        {...picker}
        {...attributes}
        {...(written.fault ? { status: 'error', 'aria-invalid': true } : {})}
        value={kept.current}
        components={BOX}
        format={show}
        allowClear={{ clearIcon: <CloseCircleFilled aria-label={text('clear')} /> }}
        style={{ width: '100%' }}
        open={keys.open}
        onOpenChange={keys.onOpenChange}
        onCalendarChange={written.forget}
        onChange={(picked: Dayjs | null) => {
          written.forget();
          change(picked);
        }}
        onKeyDown={(event) => {
          keys.onKeyDown(event);
          if (event.key !== 'Enter') return;
          // The picker gives back, as it closes, what it was last drawn with.
          flushSync(written.finish);
          const { text: typed } = written;
          const meant = typed === undefined ? value : read(typed);
          const isSound = meant !== null && (typed === undefined || !faultOf(meant));
          // At rest Enter is the form's.
          if (!isSound || !(keys.open || typed !== undefined)) return;
          // The calendar itself closes upon what was picked from it, not upon what was typed.
          if (typed !== undefined) keys.onOpenChange(false);
          goOn?.();
        }}
        onBlur={() => {
          written.finish();
          leave();
        }}
      />
    </WrittenContext.Provider>
  );
  // Where no field tells it, the box does.
  if (hold) return input;
  return (
    <Tooltip title={written.fault && locale.localise(written.fault)} open={written.fault !== undefined}>
      <span style={{ display: 'block' }}>{input}</span>
    </Tooltip>
  );
}

const BOX = { input: WrittenBox };
