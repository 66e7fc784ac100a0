import type { ImportColumn } from '../../schemas/wire/importRows.ts';

/** What a column of a file is called for people. */
interface ColumnLabel {
  readonly label: string;
  /** Whether another column has the same title: then its letter is beside it. */
  readonly shared: boolean;
}

/** What the columns of a file are called for people, by the titles that the server tells them apart by. */
export function columnLabels(
  columns: readonly ImportColumn[],
  text: (key: 'columnNamed', values: { title: string; name: string }) => string,
): ReadonlyMap<string, ColumnLabel> {
  const plain = ({ title, repeated }: ImportColumn): string =>
    repeated === true ? title.replace(/ \(\d+\)$/, '') : title;
  const repeatedTitles = new Set(columns.filter(({ repeated }) => repeated === true).map(plain));
  return new Map(
    columns.map((column) => {
      const title = plain(column);
      const shared = repeatedTitles.has(title);
      const label = shared ? text('columnNamed', { title, name: column.name }) : title;
      return [column.title, { label, shared }];
    }),
  );
}
