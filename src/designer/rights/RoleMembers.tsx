import { Pagination } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { resourcePath } from '../../runtime/actions/resourcePath.ts';
import { isForbidden, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { fetchMembers, PEOPLE_PAGE, type RoleInfo } from './rightsCalls.ts';
import { rolesLocale } from './roles.locale.ts';

const USERS = { kind: 'mgrList', id: 'platform-user-list' } as const;

/** Who has a role, a page at a time, with a way to all of them. */
export const RoleMembers = observer(function RoleMembers({ role }: { role: RoleInfo }) {
  const { client, platform, systems } = useRoot();
  const text = useText(rolesLocale);
  const [page, turn] = useState(1);
  const load = useCallback(
    (signal: AbortSignal) => fetchMembers(client, role.id, (page - 1) * PEOPLE_PAGE, signal),
    [client, role.id, page],
  );
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  if (loaded.status === 'failed') {
    if (isForbidden(loaded.error)) return <p className="at-rights-quiet">{text('membersAdmins')}</p>;
    return <Failure title={text('membersFailed')} description={messageOf(loaded.error)} retry={retry} />;
  }
  const { list, total } = loaded.value;
  if (list.length === 0) return <p className="at-rights-quiet">{text('noMembers')}</p>;
  const all = resourcePath(systems, USERS, { list: JSON.stringify({ f: { roles: [role.id] } }) });
  return (
    <>
      <p>
        <Link to={all}>{text('allMembers')}</Link>
      </p>
      <ul className="at-rights-members">
        {list.map(({ id, realName, loginName }) => (
          <li key={id}>
            <span>
              {realName} <small className="at-rights-quiet">{loginName}</small>
            </span>
            <Link
              to={`/rights/why?user=${encodeURIComponent(id)}`}
              aria-label={text('explainPerson', { name: realName })}
            >
              {text('why')}
            </Link>
          </li>
        ))}
      </ul>
      <Pagination
        hideOnSinglePage
        size="small"
        current={page}
        pageSize={PEOPLE_PAGE}
        total={total}
        showSizeChanger={false}
        onChange={turn}
      />
    </>
  );
});
