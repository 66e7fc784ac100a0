import { BellOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { NonBlocking } from '../../runtime/render/NonBlocking.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { bellLocale } from './bell.locale.ts';
import './bell.css';

const LatestMessages = lazyPart(async () => (await import('./LatestMessages.tsx')).LatestMessages);

/** The page of all messages. */
const MESSAGES = '/messages';
/** More are not counted by those who look. */
const MOST = 99;

/** How many messages are unread, and the latest of them; on phones the way to their page. */
export const MessageBell = observer(function MessageBell() {
  const { inbox, theme, ui } = useRoot();
  const text = useText(bellLocale);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => inbox.follow(), [inbox]);
  const { unread } = inbox;
  const isPhone = theme.device === 'mobile';
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const label = unread === 0 ? text('bell') : text('bellUnread', { count: unread });
  const bell = (
    <button
      ref={button}
      type="button"
      className="at-icon-button at-bell"
      aria-label={label}
      title={label}
      {...(isPhone
        ? { onClick: () => ui.navigate(MESSAGES) }
        : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': open })}
    >
      <BellOutlined aria-hidden />
      {unread > 0 && (
        <span className="at-bell-count" aria-hidden>
          {unread > MOST ? `${String(MOST)}+` : unread}
        </span>
      )}
    </button>
  );
  if (isPhone) return bell;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      popupRender={() => (
        <div className="at-bell-panel">
          <NonBlocking gone={close}>
            <LatestMessages close={close} />
          </NonBlocking>
        </div>
      )}
    >
      {bell}
    </Dropdown>
  );
});
