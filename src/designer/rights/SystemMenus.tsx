import { SearchOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DesignSession } from '../core/useDesignSession.ts';
import type { Role } from '../editors/pickers/useRoles.ts';
import { DesignContext } from '../frame/DesignContext.ts';
import { MergeDialog } from '../frame/MergeDialog.tsx';
import { useDesignGuards } from '../frame/useDesignGuards.ts';
import { foundRows, grantRows, seenOf } from '../kinds/system/grantRows.ts';
import { GrantTable } from '../kinds/system/GrantTable.tsx';
import { RoleSentences } from '../kinds/system/RoleSentences.tsx';
import { rolesLocale } from './roles.locale.ts';
import '../kinds/system/system.css';

const STATUS = {
  saved: 'saved',
  saving: 'saving',
  unsaved: 'unsaved',
  conflict: 'conflict',
  failed: 'saveFailed',
} as const;

/** The menus of one system as one role sees them, set by the commands of the system's designer. */
export const SystemMenus = observer(function SystemMenus({
  session: { model, autosave, problems },
  role,
}: {
  session: DesignSession;
  role: Role;
}) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const [wanted, setWanted] = useState('');
  const [onlyGranted, setOnlyGranted] = useState(false);
  const design = useMemo(() => ({ model, autosave, problems }), [model, autosave, problems]);
  useDesignGuards(model, autosave);
  const rows = grantRows(model.tree.root.holdings[0]?.parts ?? []);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const found = foundRows(rows, wanted, ({ menu }) => locale.localise(menu.name));
  const shown = onlyGranted
    ? found.filter(({ leaves }) => seenOf(leaves, [role.id], byKey) !== 'none')
    : found;
  return (
    <DesignContext.Provider value={design}>
      <div className="at-rights-tools">
        <Input
          allowClear
          className="at-rights-filter"
          prefix={<SearchOutlined aria-hidden />}
          aria-label={text('search')}
          placeholder={text('search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <Checkbox checked={onlyGranted} onChange={({ target }) => setOnlyGranted(target.checked)}>
          {text('onlyGranted')}
        </Checkbox>
        <span className="at-rights-spring" />
        <span className="at-rights-quiet" role="status">
          {text(STATUS[autosave.status])}
        </span>
        <Button
          icon={<UndoOutlined aria-hidden />}
          disabled={!model.history.canUndo}
          onClick={() => model.undo()}
        >
          {text('undo')}
        </Button>
        <Link to={`/design/system/${model.document.id}?view=rights`} target="_blank">
          {text('openDesigner')}
        </Link>
      </div>
      {shown.length === 0 ? (
        <p className="at-rights-quiet">{text('noMenus')}</p>
      ) : (
        <GrantTable rows={rows} shown={shown} roles={[role]} />
      )}
      <RoleSentences rows={rows} roles={[role]} />
      <MergeDialog />
    </DesignContext.Provider>
  );
});
