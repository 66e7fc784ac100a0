import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { FlowRow } from '../../../../schemas/wire/flowLists.ts';
import { manageLocale } from './manage.locale.ts';
import { actionsIn, type ManageAction } from './manageActions.ts';

interface ManageRowProps {
  row: FlowRow;
  ask: (action: ManageAction) => void;
}

/** The menu of what a manager may do with a line. */
export const ManageRow = observer(function ManageRow({ row, ask }: ManageRowProps) {
  const text = useText(manageLocale);
  const actions = actionsIn(row.state);
  if (actions.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: actions.map((action) => ({
          key: action,
          label: text(action),
          danger: action === 'terminate',
        })),
        onClick: ({ key }) => {
          const chosen = actions.find((action) => action === key);
          if (chosen) ask(chosen);
        },
      }}
    >
      <Button
        type="text"
        icon={<MoreOutlined aria-hidden />}
        aria-label={text('more', { title: row.title })}
      />
    </Dropdown>
  );
});
