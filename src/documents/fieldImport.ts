import { parseTime, readBool, readDate, readNumber } from '../conditions/index.ts';
import type { Imported, TextContext } from '../schemas/rendererMeta.ts';
import { importChoices } from './choiceTexts.ts';
import { entriesIn } from '../schemas/entries.ts';
import type { CompiledField } from './form.ts';

type Field = Pick<CompiledField, 'meta'>;

const finding = (zhCN: string, enUS: string): Imported => ({ finding: { zhCN, enUS } });

const notImported = finding('此列不能从表格导入', 'This column cannot be imported from a sheet');

/** What a cell of a sheet says: what people see, and where that is another text, the day, time or number behind it. */
export interface SheetText {
  readonly shown: string;
  readonly exact?: string | undefined;
}

/** What spreadsheets show for a formula that came to nothing (ECMA-376 part 1, 18.17.3, and later ones of Excel). */
const ERROR_CELL = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/;
export const isErrorCell = (text: string): boolean => ERROR_CELL.test(text);

/** A number of many digits as spreadsheets show, and write into CSV, what does not fit: `1.10101E+17`. */
const SCIENTIFIC = /^[+-]?\d(?:\.\d+)?E\+(?:1[1-9]|[2-9]\d)$/;
export const isScientific = (text: string): boolean => SCIENTIFIC.test(text);

/** Columns whose values are what a cell holds, whatever it shows. */
const EXACT: ReadonlySet<unknown> = new Set(['number', 'bool', 'date', 'datetime']);

/** Whether a field is given what a cell holds rather than what it shows. */
export const readsExact = ({ meta }: Field): boolean => meta.readsExact ?? EXACT.has(meta.column);

/**
 * The value that a cell stands for, or what is wrong with it. A text is what the cell shows (`00012345`, `85%`), a number
 * or a day what it holds; where one of them is no value of the field, the other may be.
 */
export function cellImport(field: Field, { shown, exact }: SheetText, context: TextContext): Imported {
  if (exact === undefined || exact === shown) return fieldImport(field, shown, context);
  const order = readsExact(field) ? [exact, shown] : [shown, exact];
  const [first, second] = order.map((text) => fieldImport(field, text, context)) as [Imported, Imported];
  if (!('finding' in first)) return first;
  return 'finding' in second ? first : second;
}

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
  if (meta.hasOptions === true) return importChoices(written, context, meta.column === 'list');
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
      return { value: [...new Set(entriesIn(written).map((entry) => entry.text))] };
    default:
      return notImported;
  }
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
