import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { listed } from '../../schemas/text.ts';
import { useDesignSession } from '../core/useDesignSession.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import type { GrantedSystem, RoleRights } from './rightsCalls.ts';
import { rolesLocale } from './roles.locale.ts';
import { SystemMenus } from './SystemMenus.tsx';

/** The query parameter that names the system. */
const SYSTEM = 'system';

/** The menus that a role sees, one system at a time, set in the working document of that system and published from here. */
export const RoleMenus = observer(function RoleMenus({
  rights,
  reload,
}: {
  rights: RoleRights;
  reload: () => void;
}) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const [params, setParams] = useSearchParams();
  const { systems } = rights;
  const asked = systems.find(({ id }) => id === params.get(SYSTEM));
  const chosen = asked ?? systems.find(({ sees }) => sees) ?? systems[0];
  if (chosen === undefined) return <p className="at-rights-quiet">{text('noSystems')}</p>;
  const choose = (system: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(SYSTEM, system);
        return after;
      },
      { replace: true },
    );
  const mark = ({ sees, isPublished }: GrantedSystem): string =>
    [text(sees ? 'sees' : 'seesNot'), ...(isPublished ? [] : [text('unpublishedMark')])].join(
      text('between'),
    );
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
          onChange={choose}
        />
      </div>
      <OpenSystem key={chosen.id} system={chosen} rights={rights} reload={reload} />
    </>
  );
});

const OpenSystem = observer(function OpenSystem({
  system,
  rights,
  reload,
}: {
  system: GrantedSystem;
  rights: RoleRights;
  reload: () => void;
}) {
  const { locale, platform } = useRoot();
  const text = useText(rolesLocale);
  const opening = useDesignSession({ kind: 'system', id: system.id });
  const [publishing, setPublishing] = useState(false);
  const { Loading, Failure } = platform.chrome;
  if (opening.status === 'loading') return <Loading shape="widget" />;
  if (opening.status === 'failed')
    return <Failure title={text('failed')} description={messageOf(opening.error)} retry={opening.retry} />;
  const { session } = opening;
  const isChanged = session.model.isDirty || session.model.base.revision !== system.revision;
  const waiting = rights.systems.filter((each) => !each.isPublished || (each.id === system.id && isChanged));
  const others = waiting
    .filter(({ id }) => id !== system.id)
    .map(({ id }) => ({ kind: 'system' as const, id }));
  const names = listed(
    waiting.map(({ title }) => locale.localise(title)),
    locale.locale,
  );
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={text('unpublished', { systems: names })}
          action={
            <Button type="primary" size="small" onClick={() => setPublishing(true)}>
              {text('publishAll', { count: waiting.length })}
            </Button>
          }
        />
      )}
      <SystemMenus session={session} role={{ id: rights.role.id, name: locale.localise(rights.role.name) }} />
      {publishing && (
        <PublishDialog
          session={session}
          asked={others}
          close={() => {
            setPublishing(false);
            reload();
          }}
        />
      )}
    </>
  );
});
