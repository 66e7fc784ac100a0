import { readBool, readDate, readNumber } from '../../../conditions/index.ts';
import type { Imported, TextContext } from '../../../schemas/rendererMeta.ts';
import { localise, locales, type Text } from '../../../schemas/text.ts';
import { narrowText } from './narrowText.meta.ts';

/** A number with or without the unit that the field shows behind it. */
export function importNumberWithUnit(text: string, { props }: TextContext): Imported {
  const units = locales.map((locale) => localise((props.suffix ?? '') as Text, locale).trim());
  const unit = units.find((one) => one !== '' && text.endsWith(one));
  return readNumber(unit === undefined ? text : text.slice(0, -unit.length).trim());
}

/** A hundredth for each `%`: `75%` is 0.75, and 0.75 is itself. */
export function importPercent(text: string): Imported {
  const plain = text.normalize('NFKC');
  if (!plain.endsWith('%')) return readNumber(plain);
  const read = readNumber(plain.slice(0, -1).trim());
  return 'value' in read && typeof read.value === 'number'
    ? { value: Number((read.value / 100).toPrecision(15)) }
    : read;
}

const NAMED = /^(.+?)\s*[(（]([^()（）]+)[)）]$/s;

/** The quotes around a name, and one of each two within. */
const QUOTES = /^"|"$|"(")/g;

/**
 * Somebody or something by name and id, as `labelledText` writes it: a name alone does not say who.
 * @param example said where the id is wanting
 */
export const importLabelled =
  (example: string) =>
  (text: string): Imported => {
    const [, label, value] = NAMED.exec(text) ?? [];
    if (label && value) return { value: { value: value.trim(), label: label.trim().replace(QUOTES, '$1') } };
    return { finding: { zhCN: `请写明编号，如“${example}”`, enUS: `Add the id, as in "${example}"` } };
  };

/** Of a person. */
export const importPerson = importLabelled('周明远(T1001)');

/** Two days, with one of `~`, `至`, `到`, `–` between them or, with spaces around it, `-`. */
export function importDays(text: string): Imported {
  const parts = text.split(/\s*[~～至到–—]\s*|\s+-\s+/);
  const days = parts.map(readDate);
  const values = days.flatMap((day) => ('value' in day ? [day.value] : []));
  if (parts.length === 2 && values.length === 2) return { value: values };
  return {
    finding: {
      zhCN: '请写起止两个日期，如 2025-07-01 ~ 2025-08-31',
      enUS: 'Write two dates, as in 2025-07-01 ~ 2025-08-31',
    },
  };
}

/** The field's own words for on and off, or yes and no. */
export function importSwitch(text: string, { props }: TextContext): Imported {
  const says = (words: unknown): boolean =>
    locales.some((locale) => localise((words ?? '') as Text, locale).trim() === text);
  if (says(props.onText)) return { value: true };
  return says(props.offText) ? { value: false } : readBool(text);
}

/** A number that was masked on its way out: back in, it only says which one is meant where that is there already. */
export const importUnmasked = (text: string): Imported =>
  text.includes('*')
    ? {
        finding: { zhCN: '请填写完整内容，不能含有星号', enUS: 'Write it in full, without stars' },
        masks: true,
      }
    : { value: narrowText(text) };

/** A number that people dial or write, in its usual signs. */
export const importNarrow = (text: string): Imported => ({ value: narrowText(text) });

/** One of several entries: a quoted name may hold what stands between them. */
const ENTRY = /\s*"(?:[^"]|"")*"[^、，,；;\n]*|[^、，,；;\n]+/g;

/** Several people, with a comma or a line end between each, as `labelledText` writes them. */
export function importPeople(text: string): Imported {
  const parts = text.match(ENTRY) ?? [];
  const read = parts.flatMap((part) => (part.trim() === '' ? [] : importPerson(part.trim())));
  const values = read.flatMap((one) => ('value' in one ? [one.value] : []));
  return read.find((one) => 'finding' in one) ?? { value: values };
}

/** `4`, `4 星`, `4 stars`. */
export const importStars = (text: string): Imported => readNumber(text.replace(/\s*(?:星|stars?)$/i, ''));
