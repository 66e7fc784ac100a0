import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import type { Role } from '../editors/pickers/useRoles.ts';
import { MenuGrants } from '../kinds/system/MenuGrants.tsx';
import { useMenuActions } from '../kinds/system/useMenuActions.ts';
import { NotSettable } from './NotSettable.tsx';
import type { GrantedSystem, RoleRights } from './rightsCalls.ts';
import { SavingTools, SetInPlace } from './SetInPlace.tsx';
import { obstacleOf } from './settable.ts';
import { rolesLocale } from './roles.locale.ts';
import type { Told } from './useChangedRights.ts';
import { useQuery } from './useQuery.ts';

/** The menus that a role sees, one system at a time, set in the working document of that system. */
export const RoleMenus = observer(function RoleMenus({ rights, told }: { rights: RoleRights; told: Told }) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const { get, set } = useQuery();
  const { systems, role } = rights;
  const asked = systems.find(({ id }) => id === get('system'));
  const chosen = asked ?? systems.find(({ sees }) => sees) ?? systems[0];
  if (chosen === undefined) return <p className="at-rights-quiet">{text('noSystems')}</p>;
  const mark = ({ sees, isPublished }: GrantedSystem): string =>
    [text(sees ? 'sees' : 'seesNot'), ...(isPublished ? [] : [text('unpublishedMark')])].join(
      text('between'),
    );
  const obstacle = obstacleOf(chosen);
  return (
    <>
      <div className="at-rights-tools">
        <SearchSelect<string>
          className="at-rights-system"
          aria-label={text('system')}
          value={chosen.id}
          options={systems.map((each) => ({
            value: each.id,
            label: `${locale.localise(each.title)} · ${mark(each)}`,
          }))}
          onChange={(system) => set({ system })}
        />
        {obstacle !== undefined && <NotSettable why={obstacle} />}
      </div>
      {obstacle === undefined ? (
        <SetInPlace key={chosen.id} document={{ kind: 'system', id: chosen.id }} told={told}>
          <SystemMenus role={{ id: role.id, name: locale.localise(role.name) }} />
        </SetInPlace>
      ) : (
        <SeenMenus system={chosen} />
      )}
    </>
  );
});

const SystemMenus = observer(function SystemMenus({ role }: { role: Role }) {
  const text = useText(rolesLocale);
  const [onlySeen, setOnlySeen] = useState(false);
  return (
    <div className="at-rights-stack">
      <MenuGrants
        roles={[role]}
        onlySeen={onlySeen}
        tools={
          <>
            <Checkbox checked={onlySeen} onChange={({ target }) => setOnlySeen(target.checked)}>
              {text('onlyGranted')}
            </Checkbox>
            <SavingTools />
          </>
        }
      />
    </div>
  );
});

/** The menus that the role sees, where nothing of them can be set. */
const SeenMenus = observer(function SeenMenus({ system: { menus } }: { system: GrantedSystem }) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const sayActions = useMenuActions();
  if (menus.length === 0) return <p className="at-rights-quiet">{text('seesNoMenu')}</p>;
  return (
    <ul className="at-rights-members">
      {menus.map(({ at, names, actions }) => (
        <li key={at}>
          <span>{names.map((name) => locale.localise(name)).join(' › ')}</span>
          <span className="at-rights-quiet">{sayActions(actions)}</span>
        </li>
      ))}
    </ul>
  );
});
