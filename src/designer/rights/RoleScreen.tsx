import { Alert, Button, Tabs, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isNotFound, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { fetchRole, type RoleRights } from './rightsCalls.ts';
import { RoleDesigns } from './RoleDesigns.tsx';
import { RoleForms } from './RoleForms.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { RoleMenus } from './RoleMenus.tsx';
import { rolesLocale } from './roles.locale.ts';
import './rights.css';

/** The query parameter that names the open section, so that a link leads to it. */
const SECTION = 'section';

/** What a role may do: who has it, its menus and forms, and what it designs. @param role its code */
export const RoleScreen = observer(function RoleScreen({ role }: { role: string }) {
  const { client, platform } = useRoot();
  const text = useText(rolesLocale);
  const load = useCallback((signal: AbortSignal) => fetchRole(client, role, signal), [client, role]);
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  if (loaded.status === 'loading') return <Loading shape="page" />;
  if (loaded.status === 'failed') {
    const why = isNotFound(loaded.error) ? text('noRole') : messageOf(loaded.error);
    return <Failure title={text('failed')} description={why} retry={retry} />;
  }
  return <Sections rights={loaded.value} reload={retry} />;
});

const Sections = observer(function Sections({ rights, reload }: { rights: RoleRights; reload: () => void }) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const [params, setParams] = useSearchParams();
  const { role, forms } = rights;
  const turn = (section: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(SECTION, section);
        return after;
      },
      { replace: true },
    );
  return (
    <section className="at-rights-screen" aria-label={text('role', { name: locale.localise(role.name) })}>
      <header>
        <h2>{locale.localise(role.name)}</h2>
        {role.isAdmin && <Tag color="gold">{text('administrators')}</Tag>}
        <span className="at-rights-quiet">{text('code', { code: role.id })}</span>
        <span className="at-rights-spring" />
        <Link to="/rights/why">
          <Button>{text('why')}</Button>
        </Link>
      </header>
      {role.isAdmin && <Alert type="info" showIcon message={text('administratorHint')} />}
      <Tabs
        activeKey={params.get(SECTION) ?? 'menus'}
        onChange={turn}
        destroyOnHidden
        items={[
          {
            key: 'menus',
            label: text('menus'),
            children: <RoleMenus rights={rights} reload={reload} />,
          },
          {
            key: 'forms',
            label: text('forms', { count: forms.length }),
            children: <RoleForms rights={rights} />,
          },
          {
            key: 'designs',
            label: text('designs'),
            children: <RoleDesigns rights={rights} />,
          },
          {
            key: 'members',
            label: text('membersCount', { count: role.people }),
            children: <RoleMembers role={role} />,
          },
        ]}
      />
    </section>
  );
});
