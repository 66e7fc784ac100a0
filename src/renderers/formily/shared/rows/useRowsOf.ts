import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { usePlace } from '../../../../runtime/render/PageContext.tsx';
import type { RendererProps } from '../../../../runtime/render/rendererProps.ts';
import { MOST_ROWS } from '../../../input/shared/rows/mostRows.meta.ts';
import { firstValues, isRow, rowsIn, type RowValues } from '../../../input/shared/rows/rowValues.ts';
import { useChangeMember } from '../../../input/shared/useChangeMember.ts';
import { carryKeys, type KeyedRow } from './rowKeys.ts';
import type { RowsMeta } from './rows.meta.ts';
import { rowsLocale } from './rows.locale.ts';
import type { RowsModel } from './RowsContext.ts';

/** What the parts of a list of rows draw from. For an observer. */
export function useRowsOf(widget: RendererProps<RowsMeta>): RowsModel {
  const { field, props, enabled, readOnly } = widget;
  const { scope } = usePlace();
  const text = useText(rowsLocale);
  const members = field?.members;
  const compiled = members?.compiled;
  const changeMember = useChangeMember(compiled);
  const lastKey = useRef(0);
  const keyed = useRef<readonly KeyedRow[]>([]);
  const values = rowsIn(field?.value);
  keyed.current = carryKeys(keyed.current, values, () => (lastKey.current += 1));
  const latest = useRef({ widget, scope, changeMember });
  latest.current = { widget, scope, changeMember };

  // Some components add a row as nothing at all.
  const given = field?.value;
  useEffect(() => {
    if (!Array.isArray(given) || given.every(isRow)) return;
    const { widget: now, scope: around } = latest.current;
    const first = (): RowValues => firstValues(now.field?.members?.compiled, around);
    now.field?.set(given.map((row: unknown) => (isRow(row) ? row : first())));
  }, [given]);

  const fields = useMemo(
    () => (compiled?.fields ?? []).filter(({ meta }) => meta.frameless !== true),
    [compiled],
  );
  const commands = useMemo(
    () => ({
      first: (): RowValues =>
        firstValues(latest.current.widget.field?.members?.compiled, latest.current.scope),
      change: (index: number, code: string, value: unknown): void => {
        const { widget: now, scope: around, changeMember: changed } = latest.current;
        const rows = [...rowsIn(now.field?.value)];
        rows[index] = changed(rows[index] ?? firstValues(now.field?.members?.compiled, around), code, value);
        now.field?.set(rows);
      },
    }),
    [],
  );
  const most = Math.min(props.maxRows, MOST_ROWS);
  const fixed = readOnly || props.fixedRows;
  const open = enabled && !fixed;
  return {
    rows: keyed.current,
    fields,
    members,
    enabled: enabled && field !== undefined,
    readOnly,
    fixed,
    mayAdd: open && values.length < most,
    mayRemove: open && values.length > (props.minRows ?? 0),
    mayMove: open && props.sortable && values.length > 1,
    most,
    addText: props.addText || text('add'),
    ...commands,
  };
}
