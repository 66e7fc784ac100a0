import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { listed } from '../../schemas/text.ts';
import type { InterfaceTry } from '../../schemas/wire/interface.ts';
import { interfaceLocale } from './interface.locale.ts';
import { TriedSteps } from './TriedSteps.tsx';

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** The rows of a try, each column with its type. */
export const TriedRows = observer(function TriedRows({
  outcome,
  hasPaths,
}: {
  outcome: Extract<InterfaceTry, { ok: true }>;
  /** Outputs say where they stand in a row, and may say so wrongly. */
  hasPaths: boolean;
}) {
  const text = useText(interfaceLocale);
  const { locale } = useRoot().locale;
  const { columns, rows, total, took, missing, steps = [] } = outcome;
  const isEmpty = (name: string): boolean =>
    !missing.includes(name) && rows.every((row) => (row[name] ?? null) === null);
  const empty = rows.length === 0 ? [] : columns.map(({ name }) => name).filter(isEmpty);
  return (
    <>
      <p className="at-field-note" role="status">
        {text('tried', { total, took })}
        {total > rows.length && ` ${text('triedShown', { shown: rows.length })}`}
      </p>
      <TriedSteps steps={steps} />
      {missing.length > 0 && (
        <Alert type="warning" showIcon message={text('missing', { names: listed(missing, locale) })} />
      )}
      {hasPaths && empty.length > 0 && (
        <Alert type="warning" showIcon message={text('allEmpty', { names: listed(empty, locale) })} />
      )}
      {columns.length > 0 && (
        <div className="at-interface-result" tabIndex={0} role="region" aria-label={text('triedRows')}>
          <table>
            <thead>
              <tr>
                {columns.map(({ name, type }) => (
                  <th key={name} scope="col">
                    {name} <small>{text(type)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={String(at)}>
                  {columns.map(({ name }) => (
                    <td key={name} data-empty={row[name] === null}>
                      {row[name] === null ? 'NULL' : shown(row[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length === 0 && <p className="at-field-note">{text('noRows')}</p>}
        </div>
      )}
    </>
  );
});
