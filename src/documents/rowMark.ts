/**
 * The member by which a row of a sub-table tells which stored row it is, where somebody writes rows of which they see or
 * may change a part alone. No field can have such a name; it is never stored.
 */
export const ROW_MARK = '$row';

type Row = Readonly<Record<string, unknown>>;

/** What a row tells of the stored one that it is; undefined for a new row. */
export const rowMark = (row: Row): string | undefined => {
  const mark = row[ROW_MARK];
  return typeof mark === 'string' ? mark : undefined;
};

/** A row as a new one of its own. */
export const withoutRowMark = ({ [ROW_MARK]: _mark, ...values }: Row): Row => values;
