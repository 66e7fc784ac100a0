import { EllipsisOutlined, ExclamationCircleFilled, HolderOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import { Button, Dropdown, type MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Action } from '../../../schemas/action.ts';
import { kindOf } from './actionKinds.tsx';
import { actionName } from './actionName.ts';
import { useActions } from './ActionsContext.ts';
import { actionsLocale } from './actions.locale.ts';

/** An action in a line: its icon, what it does and when, whether something is wrong, and what can be done with it. */
export const ActionHead = observer(function ActionHead({ path, action }: { path: string; action: Action }) {
  const { duplicate, isOpen, lineId, moveBy, problemsAt, remove, say, sayWhen, setOpen } = useActions();
  const { locale } = useRoot();
  const text = useText(actionsLocale);
  const { listeners, setNodeRef } = useDraggable({ id: path });
  const id = lineId(path);
  const wrong = problemsAt(path).length;
  const when = sayWhen(action);
  // These mean the action that has the focus, and not the part of the page that it belongs to.
  const take = (event: KeyboardEvent, act: (path: string) => void): void => {
    event.preventDefault();
    event.stopPropagation();
    act(path);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      moveBy(path, event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      take(event, remove);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
      take(event, duplicate);
    }
  };
  return (
    <div className="at-step-head" data-wrong={wrong > 0 || undefined}>
      <span ref={setNodeRef} className="at-step-grip" aria-hidden {...listeners}>
        <HolderOutlined />
      </span>
      <button
        type="button"
        id={id}
        className="at-plain at-step-line"
        aria-expanded={isOpen(path)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Control+D Delete"
        title={text('keys')}
        onKeyDown={keys}
        onClick={() => setOpen(path, !isOpen(path))}
      >
        <span className="at-step-icon">{kindOf(action.do).icon}</span>
        <span className="at-actions-words">
          <strong>{locale.localise(actionName(action.do))}</strong>
          <span className="at-step-said">
            {say(action)}
            {when !== undefined && <span className="at-step-only"> {when}</span>}
          </span>
        </span>
      </button>
      {wrong > 0 && (
        <span className="at-step-wrong" role="img" aria-label={text('wrong', { count: wrong })}>
          <ExclamationCircleFilled aria-hidden /> {wrong}
        </span>
      )}
      <ActionMenu path={path} action={action} />
    </div>
  );
});

/** The key that chose would press what gets the focus. */
const hold: MenuProps['onClick'] = ({ domEvent }) => domEvent.preventDefault();

/** What can be done with a whole action. */
const ActionMenu = observer(function ActionMenu({ path, action }: { path: string; action: Action }) {
  const { canMove, disabled, duplicate, moveBy, remove, say, setOnError } = useActions();
  const text = useText(actionsLocale);
  const handles = action.onError !== undefined;
  const items: MenuProps['items'] = [
    { key: 'up', label: text('up'), disabled: !canMove(path, -1), onClick: () => moveBy(path, -1) },
    { key: 'down', label: text('down'), disabled: !canMove(path, 1), onClick: () => moveBy(path, 1) },
    { key: 'duplicate', label: text('duplicate'), onClick: () => duplicate(path) },
    {
      key: 'error',
      label: text(handles ? 'leaveError' : 'handleError'),
      onClick: () => setOnError(path, !handles),
    },
    { type: 'divider' },
    { key: 'remove', label: text('remove'), danger: true, onClick: () => remove(path) },
  ];
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      disabled={disabled}
      placement="bottomRight"
      menu={{ items, onClick: hold }}
    >
      <Button
        type="text"
        size="small"
        aria-label={text('more', { where: say(action) })}
        icon={<EllipsisOutlined aria-hidden />}
      />
    </Dropdown>
  );
});
