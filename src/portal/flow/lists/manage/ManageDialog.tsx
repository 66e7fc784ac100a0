import { observer } from 'mobx-react-lite';
import type { FlowRow } from '../../../../schemas/wire/flowLists.ts';
import type { FlowList } from '../FlowList.ts';
import { actionsIn, type ManageAction } from './manageActions.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';

/** What a manager is about to do with which line. */
export interface Managed {
  readonly row: FlowRow;
  readonly action: ManageAction;
}

interface ManageDialogProps extends Managed {
  list: FlowList;
  close: () => void;
}

/** The dialog of what a manager is about to do. It stays, with what was typed, whatever becomes of its line. */
export const ManageDialog = observer(function ManageDialog({ list, row, action, close }: ManageDialogProps) {
  const now = list.rows.find(({ id }) => id === row.id);
  const dialog = {
    row: now ?? row,
    isOffered: now !== undefined && actionsIn(now.state).includes(action),
    refresh: () => void list.refresh(),
    close,
  };
  return action === 'reassign' ? (
    <ReassignDialog {...dialog} />
  ) : (
    <ReasonDialog {...dialog} action={action} />
  );
});
