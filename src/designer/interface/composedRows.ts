type Members = Readonly<Record<string, unknown>>;

/** What says which rows a composed interface answers: `list` and `join`, as far as they are there. */
export type ComposedRows = Members;

const isPart = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The part of a composed definition, and what it says of rows apart from it; of what is no part nothing changes.
 * @param composed as it stands, or as a text that is no JSON yet
 */
export function withoutRows(composed: unknown): { readonly rest: unknown; readonly rows: ComposedRows } {
  if (!isPart(composed)) return { rest: composed, rows: {} };
  const { list, join, ...rest } = composed;
  return { rest, rows: { ...(list !== undefined && { list }), ...(join !== undefined && { join }) } };
}

/** The part with what it said of rows before; what it says of them by now stays. */
export const withRows = (composed: unknown, rows: ComposedRows): unknown =>
  isPart(composed) ? { ...composed, ...rows, ...withoutRows(composed).rows } : composed;
