import { useMemo } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useDark } from '../../shared/onPaper.ts';
import type { OptionList, SourceView } from '../../../schemas/prop.ts';
import { chartLocale } from './chart.locale.ts';
import { describeData } from './describe.ts';
import { type ChartLook, useChartLook } from './look.ts';
import { categoryText, type ChartData, readRows, type SeriesField } from './readRows.ts';

export interface ChartSource {
  data: ChartData;
  look: ChartLook;
  /** The tag that numbers are written by. */
  language: string;
  description: string;
  /** The names of the categories are still on their way. */
  waiting: boolean;
  empty: boolean;
}

/** What a chart is drawn from. Reads observables: call it in an observer, with stable `fields`. */
export function useChartSource(
  source: SourceView | undefined,
  {
    category,
    fields,
    options,
    title,
    unit,
  }: {
    category: string;
    fields: readonly SeriesField[];
    options: OptionList;
    title: string;
    unit: string;
  },
): ChartSource {
  const text = useText(chartLocale);
  const { locale } = useRoot();
  const look = useChartLook(useDark());
  const { language, numberLanguage } = locale;
  const rows = source?.data;
  const blank = text('blank');
  const data = useMemo(() => {
    const label = (value: unknown): string => {
      const option = options.find(value);
      return (option ? locale.localise(option.label) : categoryText(value)) || blank;
    };
    return readRows(rows, category, fields, label);
    // The labels are in the language of the reader.
  }, [rows, category, fields, options, blank, locale]);
  const rest = (count: number): string => text('rest', { count });
  return {
    data,
    look,
    language: numberLanguage,
    description: text('described', {
      title: title || text('chart'),
      values: describeData(data, { language, numberLanguage, unit, rest }),
    }),
    waiting: options.status === 'loading' && options.options.length === 0,
    empty: data.categories.length === 0 || data.series.length === 0,
  };
}
