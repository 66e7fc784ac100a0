import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { DEEPEST_STEP, MOST_STEPS } from '../../schemas/step.ts';
import { stepLocale } from './step.locale.ts';
import { useSteps } from './StepsContext.ts';

/** The key that chose would press what gets the focus. */
const hold: MenuProps['onClick'] = ({ domEvent }) => domEvent.preventDefault();

/** What can be done with a whole step. */
export const StepMenu = observer(function StepMenu({ path }: { path: string }) {
  const { called, canMove, duplicate, moveBy, remove, whyNotDuplicated } = useSteps();
  const text = useText(stepLocale);
  const refused = whyNotDuplicated(path);
  const why =
    refused &&
    `${text('duplicate')} · ${text(refused, { most: refused === 'full' ? MOST_STEPS : DEEPEST_STEP })}`;
  const items: MenuProps['items'] = [
    {
      key: 'up',
      label: text('up'),
      extra: 'Alt+↑',
      disabled: !canMove(path, -1),
      onClick: () => moveBy(path, -1),
    },
    {
      key: 'down',
      label: text('down'),
      extra: 'Alt+↓',
      disabled: !canMove(path, 1),
      onClick: () => moveBy(path, 1),
    },
    {
      key: 'duplicate',
      label: why ?? text('duplicate'),
      disabled: why !== undefined,
      onClick: () => duplicate(path),
    },
    { type: 'divider' },
    { key: 'remove', label: text('remove'), danger: true, onClick: () => remove(path) },
  ];
  return (
    <Dropdown trigger={['click']} autoFocus placement="bottomRight" menu={{ items, onClick: hold }}>
      <Button
        type="text"
        size="small"
        aria-label={text('more', { where: called(path) })}
        icon={<EllipsisOutlined aria-hidden />}
      />
    </Dropdown>
  );
});
