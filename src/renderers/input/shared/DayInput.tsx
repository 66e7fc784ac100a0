import { CalendarOutlined, CloseCircleFilled } from '@ant-design/icons';
import { DatePicker, type DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';
import { useText } from '../../../runtime/locale/useText.ts';
import { inputLocale } from './input.locale.ts';
import type { InputAttributes } from './useInput.ts';
import { usePickerKeys } from './usePickerKeys.ts';

/** A calendar to pick from or type into, its signs named in the interface language. */
export function DayInput({
  attributes,
  change,
  leave,
  ...rest
}: {
  attributes: InputAttributes;
  change: (day: Dayjs | null) => void;
  leave: () => void;
} & Pick<DatePickerProps, 'value' | 'format' | 'placeholder' | 'minDate' | 'maxDate'> &
  Pick<DatePickerProps, 'showTime' | 'showNow' | 'needConfirm'>) {
  const text = useText(inputLocale);
  const keys = usePickerKeys();
  return (
    <DatePicker
      {...rest}
      {...attributes}
      suffixIcon={<CalendarOutlined aria-hidden aria-label={undefined} />}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label={text('clear')} /> }}
      style={{ width: '100%' }}
      onChange={(day: Dayjs | null) => change(day)}
      onBlur={leave}
      {...keys}
    />
  );
}
