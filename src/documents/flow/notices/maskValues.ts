import type { ResolvedRights } from '../fieldRights.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields, and columns as `field.column`, that somebody may not see. */
export const hiddenIn = (rights: ResolvedRights): readonly string[] =>
  [...rights].flatMap(([code, { right, columns }]) => {
    if (right === 'hidden') return [code];
    const hidden = Object.entries(columns ?? {}).filter(([, each]) => each === 'hidden');
    return hidden.map(([column]) => `${code}.${column}`);
  });

/** The values of a record without those that are hidden (`hiddenIn`). */
export function maskValues(values: Values, hidden: readonly string[]): Values {
  if (hidden.length === 0) return values;
  const gone = new Set(hidden);
  return Object.fromEntries(
    Object.entries(values).flatMap(([code, value]) =>
      gone.has(code)
        ? []
        : [[code, Array.isArray(value) ? value.map((row) => maskRow(row, code, gone)) : value]],
    ),
  );
}

function maskRow(row: unknown, code: string, gone: ReadonlySet<string>): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([column]) => !gone.has(`${code}.${column}`)));
}
