import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState } from 'react';
import { isAlwaysComputed } from '../../../../documents/check/grants.ts';
import { addGrant, changeGrants, type GrantChange } from '../../../../documents/edit/grants.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { titled } from '../../../../schemas/text.ts';
import { NewRole } from '../../../editors/pickers/NewRole.tsx';
import { type Role, useRoles } from '../../../editors/pickers/useRoles.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { useSettingsScope } from '../../../panel/useSettingsScope.ts';
import { SettingsContext } from '../../../settings/SettingsContext.ts';
import { foundRows } from '../shared/fieldRows.ts';
import { FieldSearch } from '../shared/FieldSearch.tsx';
import { FieldTable } from '../shared/FieldTable.tsx';
import { useFormDesign } from '../shared/useFormDesign.ts';
import { grantColumns, type GrantColumn, groupNames } from './grantColumns.ts';
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
  const { locale } = useRoot();
  const text = useText(rightsLocale);
  const scope = useSettingsScope(model, model.tree.root);
  const { status, roles } = useRoles();
  const [wanted, setWanted] = useState('');
  const columns = grantColumns(model.tree);
  const roleTitle = (code: string): string => roles.find(({ id }) => id === code)?.name ?? code;
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
  const add = ({ id, name }: Role): void => {
    const own = columns.find(({ role }) => role === id);
    // What was granted to its code before the role was made is the role's.
    if (own) model.select([own.key]);
    else model.run(addGrant(id, locale.inBoth(rightsLocale, 'addRoleTo', { role: name })));
  };
  const free = roles.filter(({ id }) => columns.every(({ role }) => role !== id));
  return (
    <SettingsContext.Provider value={scope}>
      <div className="at-formview">
        <div className="at-formview-bar">
          <SearchSelect<string | null>
            className="at-rights-add"
            aria-label={text('addRole')}
            placeholder={text('addRole')}
            loading={status === 'loading'}
            value={null}
            options={free.map(({ id, name }) => ({ value: id, label: titled(name, id, locale.locale) }))}
            onSelect={(id) => {
              const role = free.find((each) => each.id === id);
              if (role) add(role);
            }}
          />
          <NewRole roles={roles} added={add} />
          {status === 'failed' && <span className="at-fieldtable-wrong">{text('rolesFailed')}</span>}
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
