import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Role } from '../../editors/pickers/useRoles.ts';
import { foundRows, grantRows, seenOf } from './grantRows.ts';
import { GrantTable } from './GrantTable.tsx';
import { RoleSentences } from './RoleSentences.tsx';
import { systemLocale } from './system.locale.ts';
import { useSystem } from './useSystem.ts';
import './system.css';

interface MenuGrantsProps {
  /** Those that have a column. */
  roles: readonly Role[];
  /** Whether menus that none of them sees are left out. */
  onlySeen?: boolean;
  /** What stands beside the search. */
  tools: ReactNode;
  /** What is said above the table. */
  notes?: ReactNode;
}

/** Who sees which menu of the system around, and what they may do there: found, set in a table, and said in sentences. */
export const MenuGrants = observer(function MenuGrants({
  roles,
  onlySeen = false,
  tools,
  notes,
}: MenuGrantsProps) {
  const { model } = useSystem();
  const { locale } = useRoot();
  const text = useText(systemLocale);
  const [wanted, setWanted] = useState('');
  const rows = grantRows(model.tree.root.holdings[0]?.parts ?? []);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const found = foundRows(rows, wanted, ({ menu }) => locale.localise(menu.name));
  const ids = roles.map(({ id }) => id);
  const shown = onlySeen ? found.filter(({ leaves }) => seenOf(leaves, ids, byKey) !== 'none') : found;
  return (
    <>
      <div className="at-system-tools">
        <Input
          allowClear
          className="at-system-filter"
          prefix={<SearchOutlined aria-hidden />}
          aria-label={text('filterMenus')}
          placeholder={text('filterMenus')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {tools}
      </div>
      {notes}
      {shown.length === 0 ? (
        <p className="at-design-note">{text(rows.length === 0 ? 'noMenus' : 'noMatch')}</p>
      ) : (
        <GrantTable rows={rows} shown={shown} roles={roles} />
      )}
      <RoleSentences rows={rows} roles={roles} />
    </>
  );
});
