import { Alert, Button, Tabs, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { isNotFound, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { CopiedNotice } from './CopiedNotice.tsx';
import type { Copied } from './copyCalls.ts';
import { fetchRole, type RoleRights } from './rightsCalls.ts';
import { RoleCompare } from './RoleCompare.tsx';
import { RoleDesigns } from './RoleDesigns.tsx';
import { RoleForms } from './RoleForms.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { RoleMenus } from './RoleMenus.tsx';
import { rolesLocale } from './roles.locale.ts';
import { Unpublished } from './Unpublished.tsx';
import { useChangedRights } from './useChangedRights.ts';
import { useQuery } from './useQuery.ts';
import './rights.css';

/** What a role may do: who has it, its menus and forms, and what it designs. @param role its code */
export const RoleScreen = observer(function RoleScreen({ role }: { role: string }) {
  const { client, platform } = useRoot();
  const text = useText(rolesLocale);
  const [copied, copy] = useState<Copied>();
  const load = useCallback((signal: AbortSignal) => fetchRole(client, role, signal), [client, role]);
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  if (loaded.status === 'loading') return <Loading shape="page" />;
  if (loaded.status === 'failed') {
    const why = isNotFound(loaded.error) ? text('noRole') : messageOf(loaded.error);
    return <Failure title={text('failed')} description={why} retry={retry} />;
  }
  const turn = (next: Copied | undefined): void => {
    copy(next);
    retry();
  };
  return (
    <Sections read={loaded.value} reload={retry} copied={turn}>
      {copied && (
        <CopiedNotice copied={copied} tookBack={() => turn(undefined)} close={() => copy(undefined)} />
      )}
    </Sections>
  );
});

interface SectionsProps {
  read: RoleRights;
  reload: () => void;
  copied: (copied: Copied) => void;
  /** What is said below the heading. */
  children: ReactNode;
}

const Sections = observer(function Sections({ read, reload, copied, children }: SectionsProps) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const { get, set } = useQuery();
  const { rights, told } = useChangedRights(read);
  const { role, forms } = rights;
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
      {children}
      <Unpublished rights={rights} reload={reload} />
      <Tabs
        activeKey={get('section') || 'menus'}
        onChange={(section) => set({ section })}
        destroyOnHidden
        items={[
          {
            key: 'menus',
            label: text('menus'),
            children: <RoleMenus rights={rights} told={told} />,
          },
          {
            key: 'forms',
            label: text('forms', { count: forms.length }),
            children: <RoleForms rights={rights} told={told} />,
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
          {
            key: 'compare',
            label: text('compare'),
            children: <RoleCompare rights={rights} copied={copied} />,
          },
        ]}
      />
    </section>
  );
});
