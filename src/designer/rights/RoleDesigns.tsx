import { Alert, Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { ALL_SYSTEMS, type DesignRight, designRights } from '../../schemas/designRight.ts';
import { type DesignEntry, fetchDesigns, type RoleRights, setDesigns } from './rightsCalls.ts';
import { rolesLocale } from './roles.locale.ts';

/** What a role may design, system by system; set at once, by administrators. */
export const RoleDesigns = observer(function RoleDesigns({ rights }: { rights: RoleRights }) {
  const { client, platform } = useRoot();
  const text = useText(rolesLocale);
  const { role } = rights;
  const load = useCallback((signal: AbortSignal) => fetchDesigns(client, role.id, signal), [client, role.id]);
  const { loaded, retry } = useLoaded(role.isAdmin ? undefined : load);
  const { Loading, Failure } = platform.chrome;
  if (role.isAdmin) return <p className="at-rights-quiet">{text('administratorHint')}</p>;
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  if (loaded.status === 'failed')
    return <Failure title={text('designsFailed')} description={messageOf(loaded.error)} retry={retry} />;
  return <DesignTable rights={rights} entries={loaded.value} />;
});

const DesignTable = observer(function DesignTable({
  rights: { role, systems },
  entries: first,
}: {
  rights: RoleRights;
  entries: readonly DesignEntry[];
}) {
  const { client, locale, ui } = useRoot();
  const text = useText(rolesLocale);
  const [entries, show] = useState(first);
  const [busy, setBusy] = useState(false);
  const entryOf = (system: string) => entries.find((each) => each.system === system);
  const set = async (system: string, right: DesignRight, isOn: boolean): Promise<void> => {
    const entry = entryOf(system);
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
  const lines = [
    { id: ALL_SYSTEMS, title: text('everySystem') },
    ...systems.map(({ id, title }) => ({ id, title: locale.localise(title) })),
  ];
  return (
    <>
      <Alert type="info" showIcon message={text('designsHint')} />
      <div className="at-rights-grid" tabIndex={0}>
        <table aria-busy={busy}>
          <thead>
            <tr>
              <th scope="col">{text('system')}</th>
              {designRights.map((right) => (
                <th key={right} scope="col">
                  {text(right)}
                  <small className="at-rights-quiet">{text(`${right}Help`)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, title }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                {designRights.map((right) => (
                  <td key={right}>
                    <Checkbox
                      aria-label={text('designCell', { system: title, right: text(right) })}
                      checked={entryOf(id)?.rights.includes(right) === true}
                      disabled={busy}
                      onChange={({ target }) => void set(id, right, target.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
});
