import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import generateConfig from 'rc-picker/es/generate/dayjs.js';

dayjs.extend(isoWeek);

type Picker = ReturnType<typeof DatePicker.generatePicker<Dayjs>>;

/** Pickers other than antd's own; a page has few. */
const made = new Map<string, Picker>();

/**
 * The weeks of ISO 8601. What is picked is stored as one of those (`2024-W36`), so that its row begins on Monday and has
 * its number, whatever day the weeks of other calendars begin on for the person.
 */
const isoWeeks: typeof generateConfig.locale = {
  ...generateConfig.locale,
  getWeekFirstDay: () => 1,
  getWeekFirstDate: (_locale, day) => day.startOf('isoWeek'),
  getWeek: (_locale, day) => day.isoWeek(),
};

/**
 * A picker of days or of the stretches that they lie in.
 * @param at today, in milliseconds since the epoch, as in a preview at a chosen time; undefined: by the machine's clock
 * @param picksWeeks whether weeks are picked, which are those of ISO 8601
 */
export function pickerAt(at: number | undefined, picksWeeks: boolean): Picker {
  if (at === undefined && !picksWeeks) return DatePicker;
  const key = `${String(at)} ${String(picksWeeks)}`;
  const picker =
    made.get(key) ??
    DatePicker.generatePicker<Dayjs>({
      ...generateConfig,
      ...(at !== undefined && { getNow: () => dayjs(at) }),
      ...(picksWeeks && { locale: isoWeeks }),
    });
  made.set(key, picker);
  return picker;
}
