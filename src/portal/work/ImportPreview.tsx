import { Alert } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import type { ImportColumn } from '../../schemas/wire/importRows.ts';
import { columnLabels } from './columnLabels.ts';
import { workLocale } from './work.locale.ts';

/** The first rows of the file as they are, and which of its columns cannot be told apart by their titles. */
export function ImportPreview({
  columns,
  numbers,
}: {
  columns: readonly ImportColumn[];
  /** Of the rows. */
  numbers: readonly number[];
}) {
  const text = useText(workLocale);
  const labels = columnLabels(columns, text);
  const repeated = columns.filter(({ title }) => labels.get(title)?.shared === true);
  const rows = columns[0]?.sample.length ?? 0;
  return (
    <>
      {repeated.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={text('repeatedColumns', {
            names: repeated.map(({ title }) => labels.get(title)?.label).join(text('between')),
          })}
        />
      )}
      {rows > 0 && (
        <section className="at-work-preview" tabIndex={0} aria-label={text('preview', { count: rows })}>
          <table>
            <caption>{text('preview', { count: rows })}</caption>
            <thead>
              <tr>
                <th scope="col">{text('line')}</th>
                {columns.map(({ title }) => (
                  <th key={title} scope="col">
                    {labels.get(title)?.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: rows }, (_, index) => (
                <tr key={index}>
                  <th scope="row">{numbers[index]}</th>
                  {columns.map(({ title, sample }) => (
                    <td key={title}>{sample[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
