import type { AggregateRequest, ModuleRecord } from '../../../schemas/wire/record.ts';

type Measure = AggregateRequest['measures'][number];

/** Letters of a day or a moment that tell its year, its month, itself. */
const LETTERS = { year: 4, month: 7, day: 10 } as const;

/** What records come to, as the server measures them: in all, or by groups. */
export function measured(
  records: readonly ModuleRecord[],
  { groupBy = [], measures, limit }: Omit<AggregateRequest, 'where'>,
): Record<string, unknown>[] {
  const groups = new Map<string, ModuleRecord[]>(groupBy.length === 0 ? [['[]', []]] : []);
  for (const record of records) {
    const key = JSON.stringify(
      groupBy.map(({ field, unit }) => {
        const value = record[field] ?? null;
        return unit && typeof value === 'string' ? value.slice(0, LETTERS[unit]) : value;
      }),
    );
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  const rows = [...groups].map(([key, members]): Record<string, unknown> => {
    const names = JSON.parse(key) as unknown[];
    return Object.fromEntries([
      ...groupBy.map(({ field }, index) => [field, names[index]] as const),
      ...measures.map((measure) => [measure.as, valueOf(measure, members)] as const),
    ]);
  });
  return rows.slice(0, limit);
}

function valueOf({ fn, field }: Measure, records: readonly ModuleRecord[]): unknown {
  if (field === undefined) return records.length;
  const values = records
    .map((record) => record[field])
    .filter((value) => value !== undefined && value !== null);
  if (fn === 'count') return values.length;
  if (values.length === 0) return null;
  const sum = (): number => values.reduce((total: number, value) => total + Number(value), 0);
  if (fn === 'sum') return sum();
  if (fn === 'avg') return sum() / values.length;
  return values.reduce((one, other) => (isLess(other, one) === (fn === 'min') ? other : one));
}

/** Numbers by size, all else by its text. */
export const isLess = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' ? one < other : textOf(one) < textOf(other);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);
