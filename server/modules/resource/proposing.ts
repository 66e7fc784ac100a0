import { setImmediate } from 'node:timers/promises';
import type { Static } from 'typebox';
import { isErrorCell, isScientific } from '../../../src/documents/fieldImport.ts';
import { formNameOf, formOf } from '../../../src/documents/fromSheet/formOf.ts';
import { guessColumn, type ColumnGuess } from '../../../src/documents/fromSheet/guessColumn.ts';
import { findHeadings, recordRows, titlesOf } from '../../../src/documents/fromSheet/headings.ts';
import { readColumn, type SheetColumn, type SheetRow } from '../../../src/documents/fromSheet/sheet.ts';
import { sheetWidgets } from '../../../src/documents/fromSheet/widgets.ts';
import type { FormProposal, ProposedColumn } from '../../../src/schemas/wire/proposeForm.ts';
import type { CallContext } from '../../call/definition.ts';
import { limitSheets, ownSheet, readUploaded } from '../../call/uploadedSheet.ts';
import type { ProposeFormParam } from '../../documents/schema.ts';
import { columnTitles, type FileColumn } from '../../sheets/columnTitles.ts';
import { ROW_CEILING, type ReadSheet } from '../../sheets/readSheet.ts';
import { proposalHints } from './proposalHints.ts';

/** Cells that are looked at; of a larger sheet rows that lie evenly over it. */
const MOST_CELLS = 2_000_000;
const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

type Context = CallContext<Static<typeof ProposeFormParam>>;

/**
 * Makes a form of an uploaded sheet, and writes nothing: a field for each column that has a title.
 * @throws AppError INPUT_INVALID at `fileId` or `sheet` where there is nothing to read
 */
export async function proposeForm(ctx: Context): Promise<FormProposal> {
  const file = await ownSheet(ctx, ctx.param.fileId);
  await limitSheets(ctx);
  const { sheets } = ctx.platform.limits;
  const wanted = { sheet: ctx.param.sheet, survey: true };
  const read = await sheets.inTurn(() => readUploaded(ctx, file, wanted));
  const headings = findHeadings(read.rows);
  const records = recordRows(read.rows, headings);
  const fileColumns = columnTitles(headings.at(-1)?.cells ?? []);
  const titles = titlesOf(fileColumns, headings);
  const guesses = await guessAll(ctx, named(fileColumns, titles), records);
  const form = formOf(formNameOf(file.name, read.sheet), guesses);
  const columns = form.fields.map(({ name }, at) => presentColumn(ctx, name, guesses[at]));
  const last = records.at(-1)?.row;
  const isLast = last === undefined || last === read.rows.at(-1)?.row || (read.beyond ?? 0) > 0;
  return {
    form,
    mapping: Object.fromEntries(columns.map(({ code }, at) => [code, fileColumns[at]?.title ?? ''])),
    columns,
    headerRows: headings.length,
    rows: records.length + (read.beyond ?? 0),
    headerRow: headings.at(-1)?.row ?? 1,
    ...(!isLast && { lastRow: last }),
    mostRows: ROW_CEILING,
    ...presentSheets(read),
    ...proposalHints(ctx.locale, { read, headings, records, columns: fileColumns }),
  };
}

/** What a column was taken for. */
interface Guessed {
  readonly title: string;
  readonly column: SheetColumn;
  readonly guess: ColumnGuess;
}

const named = (columns: readonly FileColumn[], titles: readonly string[]) =>
  columns.map(({ title, at }, index) => ({ title: titles[index] ?? title, at }));

/** Guesses one column after the other; between them other calls get their turn. */
async function guessAll(
  ctx: Context,
  columns: ReturnType<typeof named>,
  records: readonly SheetRow[],
): Promise<readonly Guessed[]> {
  const widgets = sheetWidgets(ctx.platform.vocabulary.metas);
  const step = Math.max(1, Math.ceil((records.length * columns.length) / MOST_CELLS));
  const rows = step === 1 ? records : records.filter((_, at) => at % step === 0);
  const isFault = (shown: string): boolean => isErrorCell(shown) || isScientific(shown);
  const guesses: Guessed[] = [];
  for (const { title, at } of columns) {
    const column = readColumn({ title, at }, rows, isFault);
    guesses.push({ title, column, guess: guessColumn(column, widgets) });
    await setImmediate();
  }
  return guesses;
}

function presentColumn({ locale }: Context, code: string, guessed: Guessed | undefined): ProposedColumn {
  if (guessed === undefined) throw new Error(`No column became the field ${code}`);
  const { title, column, guess } = guessed;
  return {
    ...{ title, code, type: guess.type },
    doubts: guess.doubts.map((doubt) => doubt[locale]),
    samples: column.values.slice(0, SAMPLES).map(({ shown }) => shown.slice(0, LONGEST_SAMPLE)),
    types: guess.types.map(({ type, props, unread }) => ({
      ...{ type, unread },
      ...(Object.keys(props).length > 0 && { props }),
    })),
  };
}

function presentSheets({ sheet, sheets = [] }: ReadSheet): Pick<FormProposal, 'sheet' | 'sheets'> {
  if (sheet === undefined) return {};
  return {
    sheet,
    sheets: sheets.map(({ name, hidden, rows }) => ({
      name,
      ...(rows !== undefined && { rows }),
      ...(hidden && { hidden: true as const }),
    })),
  };
}
