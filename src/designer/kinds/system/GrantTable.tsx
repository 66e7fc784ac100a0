import { observer } from 'mobx-react-lite';
import { grantMenus } from '../../../documents/edit/menus.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { PartTable } from '../../table/PartTable.tsx';
import { TriState } from '../../table/TriState.tsx';
import { GrantCell } from './GrantCell.tsx';
import { type GrantRow, seenOf } from './grantRows.ts';
import { systemLocale } from './system.locale.ts';
import type { Role } from '../../editors/pickers/useRoles.ts';
import { useSystem } from './useSystem.ts';

interface GrantTableProps {
  /** All rows, and those that are shown. */
  rows: readonly GrantRow[];
  shown: readonly GrantRow[];
  roles: readonly Role[];
}

/** Menus by roles: who sees which, whole rows and columns at once, and what may be done there. */
export const GrantTable = observer(function GrantTable({ rows, shown, roles }: GrantTableProps) {
  const { model } = useSystem();
  const { locale } = useRoot();
  const text = useText(systemLocale);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const all = [...new Set(shown.flatMap(({ leaves }) => leaves))];
  const ids = roles.map(({ id }) => id);
  const box = (title: string, leaves: readonly string[], of: readonly string[]) => (
    <TriState
      label={title}
      share={seenOf(leaves, of, byKey)}
      change={(on) => model.run(grantMenus(leaves, of, on))}
    />
  );
  return (
    <PartTable
      label={text('rights')}
      columns={roles.length + 1}
      rows={shown}
      empty=""
      head={
        <>
          <th scope="col">{text('menu')}</th>
          {roles.map(({ id, name }) => (
            <th key={id} scope="col">
              {box(text('allMenus', { role: name }), all, [id])} {name}
            </th>
          ))}
        </>
      }
      draw={(row, at) => {
        const menu = locale.localise(row.menu.name);
        return (
          <tr key={row.key} data-part={row.key} aria-rowindex={at + 2}>
            <th scope="row" style={{ paddingInlineStart: 12 + row.depth * 20 }}>
              {roles.length > 1 && box(text('allRoles', { menu }), row.leaves, ids)} {menu}
            </th>
            {roles.map((role) => (
              <GrantCell key={role.id} row={row} role={role} seen={seenOf(row.leaves, [role.id], byKey)} />
            ))}
          </tr>
        );
      }}
    />
  );
});
