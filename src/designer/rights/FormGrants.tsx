import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { addGrant } from '../../documents/edit/grants.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Role } from '../editors/pickers/useRoles.ts';
import { GrantHead } from '../kinds/form/rights/GrantHead.tsx';
import { type GrantColumn, grantColumns } from '../kinds/form/rights/grantColumns.ts';
import { RightsTable } from '../kinds/form/rights/RightsTable.tsx';
import { rightsLocale } from '../kinds/form/rights/rights.locale.ts';
import { FieldSearch } from '../kinds/form/shared/FieldSearch.tsx';
import { useFormDesign } from '../kinds/form/shared/useFormDesign.ts';
import { useSettingsScope } from '../panel/useSettingsScope.ts';
import { SettingsContext } from '../settings/SettingsContext.ts';
import { SavingTools } from './SetInPlace.tsx';
import { rolesLocale } from './roles.locale.ts';

/** What one role may do with the form around: actions, records and fields, set by the editors of the form's designer. */
export const FormGrants = observer(function FormGrants({ role }: { role: Role }) {
  const { model } = useFormDesign();
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const titles = useText(rightsLocale);
  const scope = useSettingsScope(model, model.tree.root);
  const [wanted, setWanted] = useState('');
  const columns = grantColumns(model.tree).filter((column) => column.role === role.id);
  const titleOf = ({ at }: GrantColumn): string =>
    at === undefined ? role.name : titles('again', { role: role.name, at });
  const add = (): void => {
    model.run(addGrant(role.id, locale.inBoth(rightsLocale, 'addRoleTo', { role: role.name })));
  };
  const isNothing = columns.length === 0;
  return (
    <SettingsContext.Provider value={scope}>
      <div className="at-rights-tools">
        {!isNothing && (
          <span className="at-rights-filter">
            <FieldSearch value={wanted} change={setWanted} />
          </span>
        )}
        <Button
          type={isNothing ? 'primary' : 'default'}
          icon={<PlusOutlined aria-hidden />}
          title={isNothing ? undefined : text('grantMoreHelp')}
          onClick={add}
        >
          {text(isNothing ? 'grantReading' : 'grantMore')}
        </Button>
        <SavingTools />
      </div>
      {isNothing ? (
        <p className="at-rights-quiet">{text('grantsNothing')}</p>
      ) : (
        <RightsTable
          isDesigner={false}
          {...{ columns, titleOf, wanted }}
          head={(column, remove) => <GrantHead of={column} title={titleOf(column)} remove={remove} />}
        />
      )}
    </SettingsContext.Provider>
  );
});
