import type { CompiledField } from '../../../documents/form.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { totalText, uncounted, type RowParts } from './parts.ts';
import { subTableLocale } from './subTable.locale.ts';
import { rowsIn } from '../shared/rows/rowValues.ts';

/**
 * Tells the total of a column, and how many rows it goes without. It counts what will be saved: nothing of what is
 * hidden in a row. Called inside an observer.
 */
export function useTotal({ rows: shown, each: { members } }: RowParts): (field: CompiledField) => string {
  const rows = members ? rowsIn(members.saved()) : shown.map(({ values }) => values);
  const text = useText(subTableLocale);
  const { locale } = useRoot();
  return (field) => {
    const sum = totalText(field, rows, locale);
    const n = uncounted(field, rows);
    return n === 0 ? sum : text('uncounted', { sum, n });
  };
}
