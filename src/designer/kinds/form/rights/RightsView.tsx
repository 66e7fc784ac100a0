import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useState } from 'react';
import { isAlwaysComputed } from '../../../../documents/check/grants.ts';
import { addGrant, changeGrants, type GrantChange } from '../../../../documents/edit/grants.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { titled } from '../../../../schemas/text.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { useSettingsScope } from '../../../panel/useSettingsScope.ts';
import { SettingsContext } from '../../../settings/SettingsContext.ts';
import { foundRows } from '../shared/fieldRows.ts';
import { FieldSearch } from '../shared/FieldSearch.tsx';
import { FieldTable } from '../shared/FieldTable.tsx';
import { useFormDesign } from '../shared/useFormDesign.ts';
import { grantColumns, type GrantColumn, groupNames } from './grantColumns.ts';
import { fetchRoles } from './roles.ts';
import { RightsRow, type RightsRowOf } from './RightsRow.tsx';
import { RightsSentences } from './RightsSentences.tsx';
import { rightsLocale } from './rights.locale.ts';
import '../shared/formView.css';
import './rights.css';

/** The name of a role; pressed, the panel shows what it is granted. */
const RoleHead = observer(function RoleHead({
  column: { key },
  title,
  remove,
}: {
  column: GrantColumn;
  title: string;
  remove: () => void;
}) {
  const { model } = useDesign();
  const text = useText(rightsLocale);
  return (
    <span className="at-rights-role">
      <button
        type="button"
        className="at-plain"
        aria-pressed={model.selection.includes(key)}
        onClick={() => model.select([key])}
      >
        {title}
      </button>
      <Button
        size="small"
        type="text"
        aria-label={text('removeRole', { role: title })}
        title={text('removeRole', { role: title })}
        icon={<CloseOutlined aria-hidden />}
        onClick={remove}
      />
    </span>
  );
});

/** Who may do what with which records and fields: a column for each role. */
export const RightsView = observer(function RightsView() {
  const { model, form, rows, problemsAt } = useFormDesign();
  const { client, locale } = useRoot();
  const text = useText(rightsLocale);
  const scope = useSettingsScope(model, model.tree.root);
  const { loaded } = useLoaded(useCallback((signal: AbortSignal) => fetchRoles(client, signal), [client]));
  const [wanted, setWanted] = useState('');
  const roles = loaded.status === 'ready' ? loaded.value : [];
  const columns = grantColumns(model.tree);
  const roleTitle = (code: string): string => {
    const title = roles.find((role) => role.code === code)?.title;
    return title === undefined ? code : locale.localise(title);
  };
  const titleOf = ({ role, at }: GrantColumn): string =>
    at === undefined ? roleTitle(role) : text('again', { role: roleTitle(role), at });
  const own = rows.filter(({ depth }) => depth === 0);
  const computed = new Set(form.fields.filter(isAlwaysComputed).map(({ name }) => name));
  const lines: readonly RightsRowOf[] = [
    ...groupNames.map((group) => ({ kind: 'action', group }) as const),
    { kind: 'records' },
    { kind: 'all' },
    ...foundRows(own, useDeferredValue(wanted), locale.locale).map(
      (row) => ({ kind: 'field', row }) as const,
    ),
  ];
  const change = (over: readonly GrantColumn[], made: GrantChange | undefined): void => {
    const named = over.length === 1 && over[0] ? titleOf(over[0]) : text('everyRole');
    const title = locale.inBoth(rightsLocale, made ? 'changed' : 'removed', { role: named });
    model.run(changeGrants(over, made, title));
  };
  const add = (role: string): void => {
    model.run(addGrant(role, locale.inBoth(rightsLocale, 'addRoleTo', { role: roleTitle(role) })));
  };
  const free = roles.filter(({ code }) => columns.every(({ role }) => role !== code));
  return (
    <SettingsContext.Provider value={scope}>
      <div className="at-formview">
        <div className="at-formview-bar">
          <SearchSelect<string | null>
            className="at-rights-add"
            aria-label={text('addRole')}
            placeholder={text('addRole')}
            loading={loaded.status === 'loading'}
            value={null}
            options={free.map(({ code, title }) => ({
              value: code,
              label: titled(locale.localise(title), code, locale.locale),
            }))}
            onSelect={(role) => {
              if (role !== null) add(role);
            }}
          />
          {loaded.status === 'failed' && (
            <span className="at-fieldtable-wrong">
              {text('rolesFailed', { why: messageOf(loaded.error) })}
            </span>
          )}
          <span className="at-formview-spring" />
          <FieldSearch value={wanted} change={setWanted} />
        </div>
        {columns.length === 0 ? (
          <p className="at-formview-note">{text('noRoles')}</p>
        ) : (
          <>
            <RightsSentences columns={columns} form={form} titleOf={titleOf} problemsAt={problemsAt} />
            <FieldTable
              label={text('rights')}
              columns={columns.length + 2}
              rows={lines}
              empty=""
              head={
                <>
                  <th scope="col">{text('field')}</th>
                  <th scope="col">{text('everyRole')}</th>
                  {columns.map((column) => (
                    <th key={`${column.key} ${column.role}`} scope="col">
                      <RoleHead
                        column={column}
                        title={titleOf(column)}
                        remove={() => change([column], undefined)}
                      />
                    </th>
                  ))}
                </>
              }
              draw={(of, at) => (
                <RightsRow
                  key={of.kind === 'field' ? of.row.key : of.kind === 'action' ? of.group : of.kind}
                  {...{ of, at, columns, titleOf, computed, change }}
                  codes={own.map(({ code }) => code)}
                />
              )}
            />
          </>
        )}
      </div>
    </SettingsContext.Provider>
  );
});
