import { Type } from 'typebox';
import type { Imported } from '../../../schemas/rendererMeta.ts';

/** A time of the day as records hold it. */
const CLOCK_PATTERN = '^([01]\\d|2[0-3]):[0-5]\\d$';
const clock = new RegExp(CLOCK_PATTERN);

/** A time of the day, with words for whoever writes another text. */
export const ClockSchema = Type.String({
  pattern: CLOCK_PATTERN,
  wanted: { zhCN: '时刻，如 08:30', enUS: 'a time such as 08:30' },
});

export const isClock = (value: unknown): value is string => typeof value === 'string' && clock.test(value);

/** `2:30 PM`, on a clock of twelve hours. */
const half = /^(1[0-2]|0?[1-9]):([0-5]\d)\s*([ap])\.?m\.?$/i;
const forms = [/^(\d{1,2})[:点时]\s*(\d{1,2})?(?::\d{2})?分?$/, /^(\d{1,2})(\d{2})$/];

/** `8:30`, `8：30`, `8点30分`, `8点半`, `8点`, `0830` … as `08:30`; undefined for what is no time of the day. */
export function readClock(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().replace(/半$/, '30');
  const [, shown, past, part] = half.exec(plain) ?? [];
  if (shown !== undefined) {
    const hour = (Number(shown) % 12) + (part?.toLowerCase() === 'p' ? 12 : 0);
    return `${String(hour).padStart(2, '0')}:${past ?? ''}`;
  }
  const match = forms.map((form) => form.exec(plain)).find((found) => found !== null);
  if (!match) return undefined;
  const [, hour = '', minute = '0'] = match;
  const value = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  return isClock(value) ? value : undefined;
}

/** A day in front of a time, as workbooks hold moments of which they show the time. */
const DAY_BEFORE = /^\d{4}-\d{2}-\d{2}[T ]+/;

export function importClock(text: string): Imported {
  const value = readClock(text.replace(DAY_BEFORE, ''));
  if (value !== undefined) return { value };
  return { finding: { zhCN: '不是时刻，应如 08:30', enUS: 'Not a time such as 08:30' } };
}

/** Two times with one of `~`, `至`, `到`, `-` between them. */
export function importClocks(text: string): Imported {
  const times = text.split(/\s*[~～至到–—-]\s*/).map(readClock);
  if (times.length === 2 && times.every((time) => time !== undefined)) return { value: times };
  return { finding: { zhCN: '应如 08:00 ~ 09:40', enUS: 'Write it as 08:00 ~ 09:40' } };
}
