import { Button, Pagination, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { isForbidden, messageOf } from '../../runtime/data/ApiError.ts';
import { fetchPeopleMay, PEOPLE_PAGE, type RecordKey, recordActions } from './rightsCalls.ts';
import { whyLocale } from './why.locale.ts';

/** The people of a role who may do something with a record. Where nobody has counted them, it says how many were looked at. */
export const PeopleMayList = observer(function PeopleMayList({
  at: { form, record, role },
}: {
  at: RecordKey & { readonly role: string };
}) {
  const { client, platform } = useRoot();
  const text = useText(whyLocale);
  const [offset, goTo] = useState(0);
  const load = useCallback(
    (signal: AbortSignal) => fetchPeopleMay(client, { form, record, role, offset }, signal),
    [client, form, record, role, offset],
  );
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  if (loaded.status === 'failed') {
    if (isForbidden(loaded.error)) return <p className="at-rights-quiet">{text('peopleAdmins')}</p>;
    return <Failure title={text('peopleFailed')} description={messageOf(loaded.error)} retry={retry} />;
  }
  const { people, total, looked, of } = loaded.value;
  const whyOf = (user: string): string =>
    `/rights/why?${new URLSearchParams({ user, form, record, action: 'detail' }).toString()}`;
  return (
    <>
      {total === undefined && (
        <p className="at-rights-quiet">{text('looked', { to: offset + looked, of })}</p>
      )}
      {people.length === 0 && <p>{text('nobody')}</p>}
      <ul className="at-rights-members">
        {people.map((person) => (
          <li key={person.id}>
            <span>
              {person.name} <small className="at-rights-quiet">{person.loginName}</small>{' '}
              {recordActions.map((action) => person[action] && <Tag key={action}>{text(action)}</Tag>)}
            </span>
            <Link to={whyOf(person.id)}>{text('why')}</Link>
          </li>
        ))}
      </ul>
      {total === undefined
        ? offset + looked < of && (
            <Button size="small" onClick={() => goTo(offset + looked)}>
              {text('next')}
            </Button>
          )
        : total > PEOPLE_PAGE && (
            <Pagination
              size="small"
              current={offset / PEOPLE_PAGE + 1}
              pageSize={PEOPLE_PAGE}
              total={total}
              showSizeChanger={false}
              onChange={(page) => goTo((page - 1) * PEOPLE_PAGE)}
            />
          )}
    </>
  );
});
