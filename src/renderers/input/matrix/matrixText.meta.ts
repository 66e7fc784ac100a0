import type { Imported, TextContext } from '../../../schemas/rendererMeta.ts';
import { locales, localise, type LocalText, type Text } from '../../../schemas/text.ts';

interface Entry {
  readonly value: string;
  readonly label: Text;
}
type Props = Readonly<Record<string, unknown>>;

const entriesOf = (list: unknown): readonly Entry[] => (Array.isArray(list) ? (list as Entry[]) : []);

/** The answers by row; what is none counts as unanswered. */
export const answersIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** Rows that are gone are shown by their codes, so that no answer disappears from sight. */
export const labelOf = (code: string, list: unknown, read: (label: Text) => string): string => {
  const entry = entriesOf(list).find(({ value }) => value === code);
  return entry ? read(entry.label) : code;
};

/** `内容充实：好；进度适当：一般`, in the order of the rows. */
export function matrixText(value: unknown, { props, locale }: TextContext): string {
  const answers = answersIn(value);
  const read = (label: Text): string => localise(label, locale);
  const known = entriesOf(props.rows).map((row) => row.value);
  const rows = [...known, ...Object.keys(answers).filter((code) => !known.includes(code))];
  const [between, after] = locale === 'zhCN' ? ['；', '：'] : ['; ', ': '];
  return rows
    .filter((row) => typeof answers[row] === 'string')
    .map((row) => {
      const answer = labelOf(String(answers[row]), props.choices, read);
      return `${labelOf(row, props.rows, read)}${after}${answer}`;
    })
    .join(between);
}

/** What is wrong with answers: rows and choices that there are none of, and rows left out where all are wanted. */
export function checkMatrix(value: unknown, { rows, choices, complete }: Props): LocalText | undefined {
  const answers = answersIn(value);
  const has = (list: unknown, code: unknown): boolean => entriesOf(list).some((one) => one.value === code);
  for (const [row, answer] of Object.entries(answers)) {
    if (!has(rows, row)) return { zhCN: `没有“${row}”这一行`, enUS: `There is no row "${row}"` };
    if (!has(choices, answer)) {
      return { zhCN: `没有选项“${String(answer)}”`, enUS: `There is no choice "${String(answer)}"` };
    }
  }
  const missing = entriesOf(rows).find((row) => !Object.hasOwn(answers, row.value));
  if (complete !== true || !missing) return undefined;
  return {
    zhCN: `请为“${localise(missing.label, 'zhCN')}”选择`,
    enUS: `Choose for "${localise(missing.label, 'enUS')}"`,
  };
}

/** Reads what `matrixText` writes, in either language. */
export function importMatrix(text: string, { props }: TextContext): Imported {
  const codeOf = (list: unknown, written: string): string | undefined =>
    entriesOf(list).find(
      ({ value, label }) =>
        value === written || locales.some((locale) => localise(label, locale) === written),
    )?.value;
  const answers: Record<string, string> = {};
  for (const part of text.split(/[；;\n]/).filter((one) => one.trim() !== '')) {
    const [row = '', answer = ''] = part.split(/[：:]/).map((one) => one.trim());
    const [code, choice] = [codeOf(props.rows, row), codeOf(props.choices, answer)];
    if (code === undefined || choice === undefined) {
      return {
        finding: {
          zhCN: `无法识别“${part.trim()}”，应如“行：选项；行：选项”`,
          enUS: `"${part.trim()}" cannot be read; write "row: choice; row: choice"`,
        },
      };
    }
    answers[code] = choice;
  }
  return { value: answers };
}
