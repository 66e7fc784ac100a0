import type { CompiledField } from '../../../documents/form.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { totalText, uncounted } from './parts.ts';
import { subTableLocale } from './subTable.locale.ts';
import type { Row } from './useRows.ts';

/** Tells the total of a column, and how many rows it goes without. */
export function useTotal(rows: readonly Row[]): (field: CompiledField) => string {
  const text = useText(subTableLocale);
  const { locale } = useRoot();
  return (field) => {
    const sum = totalText(field, rows, locale.locale);
    const n = uncounted(field, rows);
    return n === 0 ? sum : text('uncounted', { sum, n });
  };
}
