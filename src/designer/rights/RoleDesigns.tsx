import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { ALL_SYSTEMS, type DesignGrant, type DesignRight, designRights } from '../../schemas/designRight.ts';
import { PartTable } from '../table/PartTable.tsx';
import { TriState } from '../table/TriState.tsx';
import { type DesignEntry, fetchDesigns, type RoleRights, setDesigns } from './rightsCalls.ts';
import { rolesLocale } from './roles.locale.ts';

/** What a role may design, system by system; set at once, by administrators. */
export const RoleDesigns = observer(function RoleDesigns({ rights }: { rights: RoleRights }) {
  const { client, platform } = useRoot();
  const text = useText(rolesLocale);
  const { role, setsDesigns, designs } = rights;
  const load = useCallback((signal: AbortSignal) => fetchDesigns(client, role.id, signal), [client, role.id]);
  const { loaded, retry } = useLoaded(role.isAdmin || !setsDesigns ? undefined : load);
  const { Loading, Failure } = platform.chrome;
  if (role.isAdmin) return <p className="at-rights-quiet">{text('administratorHint')}</p>;
  if (!setsDesigns)
    return (
      <div className="at-rights-stack">
        <Alert type="info" showIcon message={text('designsAdmins')} />
        <DesignTable rights={rights} designs={designs} />
      </div>
    );
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  if (loaded.status === 'failed')
    return <Failure title={text('designsFailed')} description={messageOf(loaded.error)} retry={retry} />;
  return <SetDesigns rights={rights} entries={loaded.value} />;
});

const SetDesigns = observer(function SetDesigns({
  rights,
  entries: first,
}: {
  rights: RoleRights;
  entries: readonly DesignEntry[];
}) {
  const { client, ui } = useRoot();
  const text = useText(rolesLocale);
  const [entries, show] = useState(first);
  const [busy, setBusy] = useState(false);
  const { role } = rights;
  const set = async (system: string, right: DesignRight, isOn: boolean): Promise<void> => {
    const entry = entries.find((each) => each.system === system);
    const wanted = designRights.filter((each) =>
      each === right ? isOn : entry?.rights.includes(each) === true,
    );
    setBusy(true);
    try {
      await setDesigns(client, { role: role.id, system }, entry, wanted);
    } catch (error) {
      ui.message('error', text('notSet', { why: messageOf(error) }));
    }
    // What stands is shown, whether it was set here or by somebody else.
    await fetchDesigns(client, role.id, new AbortController().signal).then(show, () => undefined);
    setBusy(false);
  };
  return (
    <div className="at-rights-stack">
      <Alert type="info" showIcon message={text('designsHint')} />
      <DesignTable rights={rights} designs={entries} busy={busy} set={set} />
    </div>
  );
});

interface DesignTableProps {
  rights: RoleRights;
  designs: readonly DesignGrant[];
  busy?: boolean;
  /** Absent: it is only shown. */
  set?: (system: string, right: DesignRight, isOn: boolean) => Promise<void>;
}

const DesignTable = observer(function DesignTable({
  rights: { systems },
  designs,
  busy = false,
  set,
}: DesignTableProps) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const lines = [
    { id: ALL_SYSTEMS, title: text('everySystem') },
    ...systems.map(({ id, title }) => ({ id, title: locale.localise(title) })),
  ];
  const has = (system: string, right: DesignRight): boolean =>
    designs.some((each) => each.system === system && each.rights.includes(right));
  return (
    <PartTable
      label={text('designs')}
      columns={designRights.length + 1}
      rows={lines}
      empty=""
      head={
        <>
          <th scope="col">{text('system')}</th>
          {designRights.map((right) => (
            <th key={right} scope="col">
              {text(right)} <small>{text(`${right}Help`)}</small>
            </th>
          ))}
        </>
      }
      draw={({ id, title }, at) => (
        <tr key={id} aria-rowindex={at + 2}>
          <th scope="row">{title}</th>
          {designRights.map((right) => (
            <td key={right}>
              <TriState
                label={text('designCell', { system: title, right: text(right) })}
                share={has(id, right) ? 'all' : 'none'}
                disabled={busy || set === undefined}
                change={(on) => void set?.(id, right, on)}
              />
            </td>
          ))}
        </tr>
      )}
    />
  );
});
