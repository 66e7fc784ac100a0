import { SearchOutlined } from '@ant-design/icons';
import { Alert, Input } from 'antd';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NewRole } from '../../editors/pickers/NewRole.tsx';
import { useRoles } from '../../editors/pickers/useRoles.ts';
import { foundRows, grantRows } from './grantRows.ts';
import { GrantTable } from './GrantTable.tsx';
import { RoleSentences } from './RoleSentences.tsx';
import { systemLocale } from './system.locale.ts';
import { useSystem } from './useSystem.ts';
import './system.css';

/** Who sees which menu of the system, and what they may do there. */
export const GrantView = observer(function GrantView() {
  const { model, document } = useSystem();
  const { locale, platform } = useRoot();
  const text = useText(systemLocale);
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = grantRows(model.tree.root.holdings[0]?.parts ?? []);
  const named = rows.flatMap(({ menu }) => (menu.grants ?? []).map(({ role }) => role));
  const { status, roles } = useRoles(named);
  const shownRoles = chosen.length === 0 ? roles : roles.filter(({ id }) => chosen.includes(id));
  const shown = foundRows(rows, wanted, ({ menu }) => locale.localise(menu.name));
  const { Loading } = platform.chrome;
  if (status === 'loading') return <Loading shape="page" />;
  return (
    <div className="at-system-rights">
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
        <SearchSelect<string[]>
          mode="multiple"
          allowClear
          className="at-system-filter"
          aria-label={text('filterRoles')}
          placeholder={text('filterRoles')}
          maxTagCount="responsive"
          value={[...chosen]}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
        <NewRole
          roles={roles}
          added={({ id }) =>
            setChosen((before) => (before.length === 0 ? before : [...new Set([...before, id])]))
          }
        />
      </div>
      {status === 'failed' && <Alert type="error" message={text('rolesFailed')} />}
      {document.public === true && <Alert type="info" message={text('public')} />}
      {rows.length === 0 || shown.length === 0 ? (
        <p className="at-design-note">{text(rows.length === 0 ? 'noMenus' : 'noMatch')}</p>
      ) : (
        <GrantTable rows={rows} shown={shown} roles={shownRoles} />
      )}
      <RoleSentences rows={rows} roles={shownRoles} />
    </div>
  );
});
