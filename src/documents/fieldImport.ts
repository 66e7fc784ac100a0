import { parseTime, readBool, readDate, readNumber } from '../conditions/index.ts';
import type { Option } from '../schemas/option.ts';
import type { Imported, TextContext } from '../schemas/rendererMeta.ts';
import type { CompiledField } from './form.ts';

type Field = Pick<CompiledField, 'meta'>;

const finding = (zhCN: string, enUS: string): Imported => ({ finding: { zhCN, enUS } });

const notImported = finding('此列不能从表格导入', 'This column cannot be imported from a sheet');

/** Between the entries of a list. */
const BETWEEN = /[、，,；;\n]/;

/**
 * The value that the text of a sheet stands for, or what is wrong with it; white space around it says nothing. Whether
 * the value is allowed, by its schema and by rules, is not asked here.
 */
export function fieldImport(field: Field, text: string, context: TextContext): Imported {
  const written = text.trim();
  if (written === '') return { value: null };
  const { meta } = field;
  if (meta.fromImport) return meta.fromImport(written, context);
  if (meta.fromImport === null) return notImported;
  if (meta.hasOptions === true) return readChoices(written, context, meta.column === 'list');
  switch (meta.column) {
    case 'text':
      return { value: written };
    case 'number':
      return readNumber(written);
    case 'bool':
      return readBool(written);
    case 'date':
      return readDate(written);
    case 'datetime':
      return readInstant(written, context.zone);
    case 'list':
      return { value: entriesOf(written) };
    default:
      return notImported;
  }
}

const entriesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(BETWEEN)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Without options at hand the texts are taken for values, which the server looks at. */
function readChoices(text: string, { options }: TextContext, many: boolean): Imported {
  if (options?.status !== 'ready') return { value: many ? entriesOf(text) : text };
  const wanted = many ? entriesOf(text) : [text];
  const found = wanted.map((one) => optionOf(one, options.options));
  const missing = wanted.filter((_one, index) => found[index] === undefined);
  if (missing.length > 0) {
    const named = missing.join('、');
    return finding(`没有选项“${named}”`, `There is no option "${named}"`);
  }
  const values = found.flatMap((option) => (option ? [String(option.value)] : []));
  return { value: many ? values : (values[0] ?? null) };
}

const labelsOf = ({ label }: Option): string[] =>
  typeof label === 'string' ? [label] : [label.zhCN, label.enUS];

/**
 * The option that a text names: by its value, by its label in either language, or by the path of labels that leads to
 * it (`A / B`). A label that several options bear names none of them.
 */
function optionOf(text: string, options: readonly Option[]): Option | undefined {
  const byValue = options.find((option) => String(option.value) === text);
  if (byValue) return byValue;
  const path = text.split(/\s*\/\s*/);
  const bears = (option: Option, label: string): boolean => labelsOf(option).includes(label.trim());
  const whole = options.filter((option) => bears(option, text));
  if (whole.length === 1) return whole[0];
  const fits = (option: Option, at: number): boolean => {
    const label = path[at];
    if (label === undefined) return true;
    const above = options.find(({ value }) => String(value) === option.parent);
    return bears(option, label) && (at === 0 || (above !== undefined && fits(above, at - 1)));
  };
  const ends = path.length < 2 ? [] : options.filter((option) => fits(option, path.length - 1));
  return ends.length === 1 ? ends[0] : undefined;
}

/** A moment; without a zone of its own it is local time of the platform's. */
function readInstant(text: string, zone: string): Imported {
  const written = text.normalize('NFKC');
  const [day = '', ...clock] = written.split(/[T ]+/);
  const date = readDate(day);
  if ('value' in date && clock.length < 2) {
    const time = clock[0] === undefined ? '00:00' : clock[0].padStart(5, '0');
    const instant = parseTime(`${String(date.value)}T${time}`, zone);
    if (instant !== undefined) return { value: new Date(instant).toISOString() };
  }
  return finding('不是时间，应如 2024-09-01 08:30', 'Not a time such as 2024-09-01 08:30');
}
