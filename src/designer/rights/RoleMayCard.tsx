import { Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/form.ts';
import { useSaidRecords } from '../kinds/form/rights/useSaidRecords.ts';
import { PeopleMayList } from './PeopleMayList.tsx';
import { type Extent, type RecordKey, recordActions, type RoleMay } from './rightsCalls.ts';
import { whyLocale } from './why.locale.ts';

const COLOURS = { all: 'green', some: 'green', none: 'default', each: 'blue' } as const;

/** What a role may do with a record: of how many it is true, by which rules, which fields, and who they are. */
export const RoleMayCard = observer(function RoleMayCard({
  at,
  role,
  fields,
}: {
  at: RecordKey;
  role: RoleMay;
  fields: FormDocument['fields'];
}) {
  const { locale } = useRoot();
  const text = useText(whyLocale);
  const sayRows = useSaidRecords();
  const [open, setOpen] = useState(false);
  const title = locale.localise(role.name);
  const said = ({ of, people = 0 }: Extent): string => text(`extent_${of}`, { people });
  const extents = recordActions.map((action) => role.actions[action]);
  const isNobody = extents.every(({ of }) => of === 'none');
  const read =
    role.read === '*'
      ? text('allFields')
      : fields
          .filter(({ name }) => role.read.includes(name))
          .map(({ name, title: named }) => locale.localise(named ?? name))
          .join(text('between')) || text('noFields');
  return (
    <article className="at-rights-form" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <span className="at-rights-quiet">{text('peopleOf', { people: role.people })}</span>
        <span className="at-rights-spring" />
        <Link to={`/role/${role.role}`}>{text('openRole')}</Link>
      </header>
      <p>
        {recordActions.map((action) => (
          <Tag key={action} color={COLOURS[role.actions[action].of]}>
            {text('mayOf', { action: text(action), extent: said(role.actions[action]) })}
          </Tag>
        ))}
      </p>
      {role.rules.map(({ rows, holds }, index) => (
        <p key={index}>
          {text('rule', { rows: rows === undefined ? text('allRecords') : sayRows(rows) })}{' '}
          <Tag color={COLOURS[holds.of]}>{said(holds)}</Tag>
        </p>
      ))}
      {role.actions.detail.of !== 'none' && <p>{text('reads', { fields: read })}</p>}
      {extents.some(({ of }) => of === 'each') && <p className="at-rights-quiet">{text('eachHint')}</p>}
      {!isNobody && role.people > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{text('showPeople', { role: title })}</summary>
          {open && <PeopleMayList at={{ ...at, role: role.role }} />}
        </details>
      )}
    </article>
  );
});
