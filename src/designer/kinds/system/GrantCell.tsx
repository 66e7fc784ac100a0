import { Button, Checkbox, Popover, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { grantMenus, setMenuActions } from '../../../documents/edit/menus.ts';
import { menuActionsOf } from '../../../documents/system/menuActions.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { actionsToChoose, actionTitle } from './actionTitles.ts';
import type { Share } from '../../table/shareOf.ts';
import { TriState } from '../../table/TriState.tsx';
import type { GrantRow } from './grantRows.ts';
import { systemLocale } from './system.locale.ts';
import type { Role } from '../../editors/pickers/useRoles.ts';
import { useSystem } from './useSystem.ts';

interface GrantCellProps {
  row: GrantRow;
  role: Role;
  seen: Share;
}

/** Whether a role sees a menu, and what it may do there; of a group, for all that stands in it. */
export const GrantCell = observer(function GrantCell({ row, role, seen }: GrantCellProps) {
  const { model } = useSystem();
  const { locale } = useRoot();
  const text = useText(systemLocale);
  const menu = locale.localise(row.menu.name);
  const isLeaf = row.leaves.length === 1 && row.leaves[0] === row.key;
  return (
    <td>
      <span className="at-system-cell">
        <TriState
          label={text('sees', { role: role.name, menu })}
          share={seen}
          change={(on) => model.run(grantMenus(row.leaves, [role.id], on))}
        />
        {isLeaf && seen !== 'none' && <Actions row={row} role={role} />}
      </span>
    </td>
  );
});

const Actions = observer(function Actions({ row, role }: Omit<GrantCellProps, 'seen'>) {
  const { locale } = useRoot();
  const text = useText(systemLocale);
  const actions = menuActionsOf(row.menu, role.id);
  const isForm = actions === undefined || actions === '*';
  const title = text('actionsOf', { role: role.name, menu: locale.localise(row.menu.name) });
  const shown = isForm
    ? text('byForm')
    : actions.length === 0
      ? text('readOnly')
      : text('limited', { count: actions.length });
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      title={title}
      content={<ActionChoice row={row} role={role} actions={isForm ? undefined : actions} />}
    >
      <Button size="small" type="link" aria-label={`${title}: ${shown}`} aria-haspopup="dialog">
        {shown}
      </Button>
    </Popover>
  );
});

const ActionChoice = observer(function ActionChoice({
  row,
  role,
  actions,
}: Omit<GrantCellProps, 'seen'> & { actions: readonly string[] | undefined }) {
  const { model } = useSystem();
  const { locale } = useRoot();
  const text = useText(systemLocale);
  const set = (next: readonly string[] | undefined): void => {
    model.run(setMenuActions([row.key], role.id, next, role.name));
  };
  return (
    <div className="at-system-actions">
      <Radio.Group
        value={actions === undefined}
        options={[
          { value: true, label: text('byForm') },
          { value: false, label: text('onlyThese') },
        ]}
        onChange={({ target }) => set(target.value === true ? undefined : ['list', 'detail'])}
      />
      {actions === undefined ? (
        <p className="at-settings-default">{text('byFormHelp')}</p>
      ) : (
        <Checkbox.Group
          value={[...actions]}
          options={actionsToChoose(actions).map((action) => ({
            value: action,
            label: locale.localise(actionTitle(action)),
          }))}
          onChange={(chosen) => set(chosen)}
        />
      )}
    </div>
  );
});
