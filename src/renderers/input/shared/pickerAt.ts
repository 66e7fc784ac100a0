import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import generateConfig from 'rc-picker/es/generate/dayjs.js';

type Picker = ReturnType<typeof DatePicker.generatePicker<Dayjs>>;

/** Pickers of the moments that are previewed; a page has one of them. */
const made = new Map<number, Picker>();

/**
 * A date picker whose today is that of a clock that stands still, as in a preview at a chosen time.
 * @param at milliseconds since the epoch; undefined: the machine's clock
 */
export function pickerAt(at: number | undefined): Picker {
  if (at === undefined) return DatePicker;
  const picker =
    made.get(at) ?? DatePicker.generatePicker<Dayjs>({ ...generateConfig, getNow: () => dayjs(at) });
  made.set(at, picker);
  return picker;
}
