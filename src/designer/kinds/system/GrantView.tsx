import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { NewRole } from '../../editors/pickers/NewRole.tsx';
import { useRoles } from '../../editors/pickers/useRoles.ts';
import { grantRows } from './grantRows.ts';
import { MenuGrants } from './MenuGrants.tsx';
import { systemLocale } from './system.locale.ts';
import { useSystem } from './useSystem.ts';

/** Who sees which menu of the system, and what they may do there. */
export const GrantView = observer(function GrantView() {
  const { model, document } = useSystem();
  const { platform } = useRoot();
  const text = useText(systemLocale);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = grantRows(model.tree.root.holdings[0]?.parts ?? []);
  const named = rows.flatMap(({ menu }) => (menu.grants ?? []).map(({ role }) => role));
  const { status, roles } = useRoles(named);
  const shownRoles = chosen.length === 0 ? roles : roles.filter(({ id }) => chosen.includes(id));
  const { Loading } = platform.chrome;
  if (status === 'loading') return <Loading shape="page" />;
  return (
    <div className="at-system-rights">
      <MenuGrants
        roles={shownRoles}
        tools={
          <>
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
          </>
        }
        notes={
          <>
            {status === 'failed' && <Alert type="error" message={text('rolesFailed')} />}
            {document.public === true && <Alert type="info" message={text('public')} />}
          </>
        }
      />
    </div>
  );
});
