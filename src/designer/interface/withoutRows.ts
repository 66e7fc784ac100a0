/**
 * The part of a composed definition without what says which rows are answered; of what is no part nothing changes.
 * @param composed as it stands, or as a text that is no JSON yet
 */
export function withoutRows(composed: unknown): unknown {
  if (typeof composed !== 'object' || composed === null || Array.isArray(composed)) return composed;
  const { list: _list, join: _join, ...rest } = composed as Record<string, unknown>;
  return rest;
}
