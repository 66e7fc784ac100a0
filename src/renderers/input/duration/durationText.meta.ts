import { readNumber } from '../../../conditions/index.ts';
import type { Imported } from '../../../schemas/rendererMeta.ts';
import type { Locale } from '../../../schemas/text.ts';

const HOUR = 60;

/** Ten years. */
export const MOST_MINUTES = 5_256_000;

/** `2 小时 30 分钟`, `2 h 30 min` of a number of minutes. */
export function durationText(value: unknown, locale: Locale): string {
  if (typeof value !== 'number') return '';
  const [hours, minutes] = [Math.floor(value / HOUR), value % HOUR];
  const [hour, minute] = locale === 'zhCN' ? ['小时', '分钟'] : ['h', 'min'];
  const parts = [
    ...(hours > 0 ? [`${hours} ${hour}`] : []),
    ...(minutes > 0 || hours === 0 ? [`${minutes} ${minute}`] : []),
  ];
  return parts.join(' ');
}

const WRITTEN = /^(?:(\d+(?:\.\d+)?)\s*(?:小时|时|h|hours?))?\s*(?:(\d+)\s*(?:分钟|分|min|minutes?))?$/i;

/** The same as people write it, `2:30` and `2:30:00` too, seconds rounded; a number alone is minutes. */
export function importDuration(text: string): Imported {
  const plain = text.normalize('NFKC');
  const [, clockHours, clockMinutes, seconds = '0'] = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/.exec(plain) ?? [];
  if (clockHours !== undefined)
    return { value: Math.round(Number(clockHours) * HOUR + Number(clockMinutes) + Number(seconds) / 60) };
  const [whole = '', hours, minutes] = WRITTEN.exec(plain) ?? [];
  if (whole !== '') return { value: Math.round(Number(hours ?? 0) * HOUR) + Number(minutes ?? 0) };
  const read = readNumber(plain);
  if ('value' in read && Number.isInteger(read.value)) return read;
  return { finding: { zhCN: '不是时长，应如 2 小时 30 分钟', enUS: 'Not a duration such as 2 h 30 min' } };
}
