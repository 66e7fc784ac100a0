import { toText } from '../../../conditions/index.ts';

/** One line, or one set of bars. */
export interface Series {
  name: string;
  /** One value for each category; null where there is none. */
  values: readonly (number | null)[];
  /** Series of the same stack stand on each other. */
  stack?: string;
}

export interface ChartData {
  categories: readonly string[];
  series: readonly Series[];
}

/** How a document names a series: the field of its values. */
export interface SeriesField {
  field: string;
  name: string;
  stack?: string;
}

/** More than this no screen can tell apart, and every one costs time. */
const MOST_ROWS = 2_000;

/** Turns the rows of a source into categories and series. What is no list of records has no rows. */
export function readRows(
  data: unknown,
  category: string,
  fields: readonly SeriesField[],
  label: (value: unknown) => string,
): ChartData {
  const rows = recordsOf(data).slice(0, MOST_ROWS);
  return {
    categories: rows.map((row) => plain(label(row[category]))),
    series: fields.map(({ field, name, stack }) => ({
      name: plain(name || field),
      values: rows.map((row) => numberOf(row[field])),
      ...(stack === undefined ? {} : { stack }),
    })),
  };
}

function recordsOf(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(data)) return [];
  return data.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null);
}

/** A finite number, also where a database wrote it as text. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** The text of a category that no option names. */
export const categoryText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '' : toText(value);

/**
 * Text that a chart may draw. ECharts reads `{name|text}` as a style of its own, so that a brace never stands right
 * before a letter; line breaks would tear labels apart.
 */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('{', '{\u2060');
