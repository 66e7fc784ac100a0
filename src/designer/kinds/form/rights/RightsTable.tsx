import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue } from 'react';
import { isAlwaysComputed } from '../../../../documents/check/grants.ts';
import { changeGrants, type GrantChange } from '../../../../documents/edit/grants.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { PartTable } from '../../../table/PartTable.tsx';
import { foundRows } from '../shared/fieldRows.ts';
import { useFormDesign } from '../shared/useFormDesign.ts';
import { type GrantColumn, groupNames } from './grantColumns.ts';
import { RightsRow, type RightsRowOf } from './RightsRow.tsx';
import { RightsSentences } from './RightsSentences.tsx';
import { rightsLocale } from './rights.locale.ts';
import '../shared/formView.css';
import './rights.css';

interface RightsTableProps {
  /** The grants that are shown and set; at least one. */
  columns: readonly GrantColumn[];
  titleOf: (column: GrantColumn) => string;
  /** The heading of a column; `remove` takes its grant away. */
  head: (column: GrantColumn, remove: () => void) => ReactNode;
  /** The fields that are looked for. */
  wanted: string;
  /** Whether a column sets all roles at once, and names of fields select them for a panel beside. */
  isDesigner: boolean;
}

/** What roles may do with which records and fields of the form around: said in sentences, and set in a table. */
export const RightsTable = observer(function RightsTable(props: RightsTableProps) {
  const { columns, titleOf, head, wanted, isDesigner } = props;
  const { model, form, rows, problemsAt } = useFormDesign();
  const { locale } = useRoot();
  const text = useText(rightsLocale);
  const own = rows.filter(({ depth }) => depth === 0);
  const codes = own.map(({ code }) => code);
  const computed = new Set(form.fields.filter(isAlwaysComputed).map(({ name }) => name));
  const lines: readonly RightsRowOf[] = [
    ...groupNames.map((group) => ({ kind: 'action', group }) as const),
    { kind: 'records' },
    { kind: 'all' },
    ...foundRows(own, useDeferredValue(wanted), locale.locale).map(
      (row) => ({ kind: 'field', row }) as const,
    ),
  ];
  const change = (over: readonly GrantColumn[], made: GrantChange | undefined): void => {
    const named = over.length === 1 && over[0] ? titleOf(over[0]) : text('everyRole');
    const title = locale.inBoth(rightsLocale, made ? 'changed' : 'removed', { role: named });
    model.run(changeGrants(over, made, title));
  };
  return (
    <>
      <RightsSentences columns={columns} form={form} titleOf={titleOf} problemsAt={problemsAt} />
      <PartTable
        label={text('rights')}
        columns={columns.length + (isDesigner ? 2 : 1)}
        rows={lines}
        empty=""
        head={
          <>
            <th scope="col">{text('field')}</th>
            {isDesigner && <th scope="col">{text('everyRole')}</th>}
            {columns.map((column) => (
              <th key={`${column.key} ${column.role}`} scope="col">
                {head(column, () => change([column], undefined))}
              </th>
            ))}
          </>
        }
        draw={(of, at) => (
          <RightsRow
            key={of.kind === 'field' ? of.row.key : of.kind === 'action' ? of.group : of.kind}
            {...{ of, at, columns, titleOf, codes, computed, change }}
            everyRole={isDesigner}
            selects={isDesigner}
          />
        )}
      />
    </>
  );
});
