import { numberText } from './numberText.ts';
import type { ChartData } from './readRows.ts';

/** Values read aloud before the rest is only counted. */
const MOST_VALUES = 30;

/**
 * The values of a chart in one line, for whoever cannot see it: each series with its categories, as many as a
 * person listens to. `rest` words how many were left out.
 */
export function describeData(
  { categories, series }: ChartData,
  {
    language,
    numberLanguage = language,
    unit,
    rest,
  }: { language: string; numberLanguage?: string; unit: string; rest: (count: number) => string },
): string {
  const texts = series.flatMap(({ name, values }) =>
    categories.map((category, index) =>
      [series.length > 1 ? name : '', category, numberText(values[index] ?? null, numberLanguage, unit)]
        .filter((part) => part !== '')
        .join(' '),
    ),
  );
  const left = texts.length - MOST_VALUES;
  const separator = language.startsWith('zh') ? '，' : ', ';
  return [...texts.slice(0, MOST_VALUES), ...(left > 0 ? [rest(left)] : [])].join(separator);
}
