import type { OptionList } from '../../../schemas/prop.ts';
import type { Row } from './rowsOf.ts';
import type { ToneMeaning } from './ToneLegend.tsx';

/**
 * What the colours of some records stand for, in the order of the options; without those that no record has.
 * @param code member of the records whose option colours them; absent: nothing does
 */
export function meanings(
  options: OptionList | undefined,
  rows: readonly Row[],
  code: string | undefined,
): readonly ToneMeaning[] {
  if (options === undefined || code === undefined) return [];
  const used = new Set(rows.map((row) => options.find(row[code])));
  return options.options.flatMap((option) =>
    option.tone !== undefined && used.has(option) ? [{ tone: option.tone, title: option.label }] : [],
  );
}
