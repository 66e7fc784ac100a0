import { observer } from 'mobx-react-lite';
import {
  type FieldRight,
  fieldRight,
  type GrantChange,
  withActions,
  withFieldRight,
} from '../../../../documents/edit/grants.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { moduleActions } from '../../../../schemas/documents/form.ts';
import { FieldName } from '../shared/FieldName.tsx';
import type { FieldRow } from '../shared/fieldRows.ts';
import { type ActionGroup, actionGroups, type GrantColumn } from './grantColumns.ts';
import { RecordsCell } from './RecordsCell.tsx';
import { rightsLocale } from './rights.locale.ts';
import { shareOf } from '../../../table/shareOf.ts';
import { TriState } from '../../../table/TriState.tsx';

/** A row of the table: something that is done, which records, all fields, or one of them. */
export type RightsRowOf =
  | { readonly kind: 'action'; readonly group: ActionGroup }
  | { readonly kind: 'records' }
  | { readonly kind: 'all' }
  | { readonly kind: 'field'; readonly row: FieldRow };

export interface RightsRowProps {
  of: RightsRowOf;
  at: number;
  columns: readonly GrantColumn[];
  titleOf: (column: GrantColumn) => string;
  /** Codes of all fields. */
  codes: readonly string[];
  /** Of them those that nobody writes. */
  computed: ReadonlySet<string>;
  change: (columns: readonly GrantColumn[], change: GrantChange) => void;
  /** Whether it has a cell for all roles at once. */
  everyRole?: boolean;
  /** Whether a field's name selects it, for a panel beside. */
  selects?: boolean;
}

/** One row over all roles; its second cell, where it has that, sets it for all of them at once. */
export const RightsRow = observer(function RightsRow(props: RightsRowProps) {
  const {
    of,
    at,
    columns,
    titleOf,
    codes,
    computed,
    change,
    everyRole: hasEvery = true,
    selects = true,
  } = props;
  const text = useText(rightsLocale);
  const everyRole = text('everyRole');
  const index = { 'aria-rowindex': at + 2 };
  if (of.kind === 'records')
    return (
      <tr {...index}>
        <th scope="row">{text('records')}</th>
        {hasEvery && <td />}
        {columns.map((column) => (
          <td key={`${column.key} ${column.role}`} className="at-rights-records">
            <RecordsCell
              rows={column.grant.rows}
              role={titleOf(column)}
              change={(made) => change([column], made)}
            />
          </td>
        ))}
      </tr>
    );
  if (of.kind === 'action') {
    const actions = actionGroups[of.group];
    const row = text(of.group);
    const holds = ({ grant }: GrantColumn): readonly boolean[] =>
      actions.map((action) => grant.actions.includes(action));
    const box = (label: string, over: readonly GrantColumn[]) => (
      <TriState
        label={text('action', { role: label, action: row })}
        share={shareOf(over.flatMap(holds))}
        change={(on) => change(over, withActions(actions, on, moduleActions))}
      />
    );
    return (
      <tr {...index}>
        <th scope="row">{row}</th>
        {hasEvery && <td>{box(everyRole, columns)}</td>}
        {columns.map((column) => (
          <td key={`${column.key} ${column.role}`}>{box(titleOf(column), [column])}</td>
        ))}
      </tr>
    );
  }
  const own = of.kind === 'all' ? codes : [of.row.code];
  const row = of.kind === 'all' ? text('allFields') : of.row.title;
  const isComputed = own.every((code) => computed.has(code));
  const boxes = (label: string, over: readonly GrantColumn[]) =>
    (['read', 'write'] as const).map((right) => (
      <TriState
        key={right}
        label={text('cell', { row, role: label, right: text(right) })}
        share={shareOf(over.flatMap(({ grant }) => holdsOf(grant, right, own, computed)))}
        disabled={right === 'write' && isComputed}
        title={right === 'write' && isComputed ? text('computedField') : undefined}
        change={(on) =>
          change(
            over,
            withFieldRight(
              of.kind === 'all' ? '*' : own,
              on ? right : right === 'write' ? 'read' : 'none',
              computed,
            ),
          )
        }
      >
        {text(right)}
      </TriState>
    ));
  return (
    <tr
      {...index}
      {...(of.kind === 'field' && { 'data-part': of.row.key })}
      data-whole={of.kind === 'all' || undefined}
    >
      {of.kind === 'all' ? <th scope="row">{row}</th> : <FieldName row={of.row} selects={selects} />}
      {hasEvery && <td>{boxes(everyRole, columns)}</td>}
      {columns.map((column) => (
        <td key={`${column.key} ${column.role}`}>{boxes(titleOf(column), [column])}</td>
      ))}
    </tr>
  );
});

/** Which of several fields a grant lets be read or written; those that nobody writes count for neither. */
function holdsOf(
  grant: GrantColumn['grant'],
  right: Exclude<FieldRight, 'none'>,
  codes: readonly string[],
  computed: ReadonlySet<string>,
): readonly boolean[] {
  const asked = right === 'write' ? codes.filter((code) => !computed.has(code)) : codes;
  return asked.map((code) => {
    const held = fieldRight(grant, code);
    return held === 'write' || held === right;
  });
}
