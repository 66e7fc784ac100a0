import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { changed, type Change } from '../fields/changed.ts';
import type { Findings } from './Findings.ts';
import { attributesOf, type ControlAttributes } from '../fields/controlAttributes.ts';
import { interfaceLocale } from './interface.locale.ts';

/** A column of an editable table. */
export interface RowColumn<R> {
  /** The member of a row; with the row's place its path. */
  readonly member: string;
  readonly title: string;
  /** CSS width; absent: what is left. */
  readonly width?: string;
  readonly cell: (
    row: R,
    change: (part: Change<R>) => void,
    attributes: ControlAttributes & { 'aria-label': string },
  ) => ReactNode;
}

interface RowsTableProps<R> {
  /** Of the list within the definition. */
  path: string;
  title: string;
  rows: readonly R[];
  columns: readonly RowColumn<R>[];
  findings: Findings;
  empty: string;
  addText: string;
  /** What a further row begins with. */
  fresh: () => R;
  change: (rows: readonly R[]) => void;
  /** Beside the button that adds a row. */
  extra?: ReactNode;
}

/** Rows to type in; on a phone each is a card. What is wrong with a cell stands below it. */
export const RowsTable = observer(function RowsTable<R extends object>(props: RowsTableProps<R>) {
  const { path, title, rows, columns, findings, empty, addText, fresh, change, extra } = props;
  const text = useText(interfaceLocale);
  const id = useId();
  const whole = findings.at(path);
  return (
    <div className="at-interface-rows">
      {rows.length === 0 ? (
        <p className="at-field-note">{empty}</p>
      ) : (
        <table aria-label={title}>
          <colgroup>
            {columns.map(({ member, width }) => (
              <col key={member} style={width === undefined ? {} : { width }} />
            ))}
            <col style={{ width: '40px' }} />
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.member} scope="col">
                  {column.title}
                </th>
              ))}
              <th aria-label={text('removeRow')} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const nth = String(at + 1);
              const put = (part: Change<R>): void =>
                change(rows.map((each, place) => (place === at ? changed(each, part) : each)));
              return (
                <tr key={at}>
                  {columns.map((column) => {
                    const own = `${path}.${String(at)}.${column.member}`;
                    const error = findings.at(own);
                    const attributes = attributesOf(own, error);
                    return (
                      <td key={column.member} data-title={column.title}>
                        {column.cell(row, put, { ...attributes, 'aria-label': `${column.title} ${nth}` })}
                        {error !== undefined && (
                          <p id={attributes['aria-describedby']} className="at-field-wrong" role="alert">
                            {error}
                          </p>
                        )}
                      </td>
                    );
                  })}
                  <td>
                    <Button
                      type="text"
                      aria-label={text('removeNth', { title, nth })}
                      icon={<DeleteOutlined aria-hidden />}
                      onClick={() => change(rows.filter((_row, place) => place !== at))}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {whole !== undefined && (
        <p id={`${id}-error`} className="at-field-wrong" role="alert">
          {whole}
        </p>
      )}
      <div className="at-field-line">
        <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => change([...rows, fresh()])}>
          {addText}
        </Button>
        {extra}
      </div>
    </div>
  );
});
