import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The widths that the columns of a table had when its first rows were drawn, so that they stay while other rows come
 * and go under them. They give way, and grow, as the room around the table does.
 * @param on else columns are as wide as what is in them asks for
 * @param columns what the columns are made of: others are measured anew
 * @param seen changes where more may be seen of a table that was hidden when it was drawn
 * @returns px of each column
 */
export function useSteadyColumns(
  head: RefObject<HTMLTableRowElement | null>,
  { on, columns, seen }: { on: boolean; columns: unknown; seen: unknown },
): readonly number[] {
  const [kept, keep] = useState<{ of: unknown; widths: readonly number[] }>();
  const known = on && kept?.of === columns;
  useLayoutEffect(() => {
    if (!on || known || !head.current) return;
    const widths = [...head.current.cells].map((cell) => cell.getBoundingClientRect().width);
    if (widths.some((width) => width > 0)) keep({ of: columns, widths });
  }, [on, known, columns, seen, head]);
  return known ? (kept?.widths ?? []) : [];
}
