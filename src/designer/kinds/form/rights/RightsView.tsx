import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { addGrant } from '../../../../documents/edit/grants.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { titled } from '../../../../schemas/text.ts';
import { NewRole } from '../../../editors/pickers/NewRole.tsx';
import { type Role, useRoles } from '../../../editors/pickers/useRoles.ts';
import { useSettingsScope } from '../../../panel/useSettingsScope.ts';
import { SettingsContext } from '../../../settings/SettingsContext.ts';
import { FieldSearch } from '../shared/FieldSearch.tsx';
import { useFormDesign } from '../shared/useFormDesign.ts';
import { grantColumns, type GrantColumn } from './grantColumns.ts';
import { GrantHead } from './GrantHead.tsx';
import { RightsTable } from './RightsTable.tsx';
import { rightsLocale } from './rights.locale.ts';
import '../shared/formView.css';
import './rights.css';

/** Who may do what with which records and fields: a column for each role. */
export const RightsView = observer(function RightsView() {
  const { model } = useFormDesign();
  const { locale } = useRoot();
  const text = useText(rightsLocale);
  const scope = useSettingsScope(model, model.tree.root);
  const { status, roles } = useRoles();
  const [wanted, setWanted] = useState('');
  const columns = grantColumns(model.tree);
  const roleTitle = (code: string): string => roles.find(({ id }) => id === code)?.name ?? code;
  const titleOf = ({ role, at }: GrantColumn): string =>
    at === undefined ? roleTitle(role) : text('again', { role: roleTitle(role), at });
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
          {status === 'failed' && <span className="at-parttable-wrong">{text('rolesFailed')}</span>}
          <span className="at-formview-spring" />
          <FieldSearch value={wanted} change={setWanted} />
        </div>
        {columns.length === 0 ? (
          <p className="at-formview-note">{text('noRoles')}</p>
        ) : (
          <RightsTable
            isDesigner
            {...{ columns, titleOf, wanted }}
            head={(column, remove) => (
              <GrantHead of={column} title={titleOf(column)} remove={remove} selects />
            )}
          />
        )}
      </div>
    </SettingsContext.Provider>
  );
});
