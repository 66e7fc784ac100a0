import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { FlowRow } from '../../../../schemas/wire/flowLists.ts';
import type { FlowList } from '../FlowList.ts';
import { manageLocale } from './manage.locale.ts';
import { ReasonDialog, type WholeAction } from './ReasonDialog.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';

/** What a manager may do with an instance in a state. */
function actionsIn(state: FlowRow['state']): readonly ('reassign' | WholeAction)[] {
  if (state === 'running') return ['reassign', 'suspend', 'terminate'];
  if (state === 'returned') return ['suspend', 'terminate'];
  if (state === 'suspended') return ['resume', 'terminate'];
  return [];
}

/** The menu of what a manager may do with a line. */
export const ManageRow = observer(function ManageRow({ list, row }: { list: FlowList; row: FlowRow }) {
  const text = useText(manageLocale);
  const [asked, ask] = useState<'reassign' | WholeAction>();
  const actions = actionsIn(row.state);
  if (actions.length === 0) return null;
  const close = (): void => ask(undefined);
  const done = (): void => {
    close();
    void list.refresh();
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: actions.map((action) => ({
            key: action,
            label: text(action),
            danger: action === 'terminate',
          })),
          onClick: ({ key }) => ask(actions.find((action) => action === key)),
        }}
      >
        <Button
          type="text"
          icon={<MoreOutlined aria-hidden />}
          aria-label={text('more', { title: row.title })}
        />
      </Dropdown>
      {asked === 'reassign' && <ReassignDialog row={row} close={close} done={done} />}
      {asked !== undefined && asked !== 'reassign' && (
        <ReasonDialog row={row} action={asked} close={close} done={done} />
      )}
    </>
  );
});
