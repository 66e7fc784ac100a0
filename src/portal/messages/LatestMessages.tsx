import { Button, Empty } from 'antd';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRefreshed } from '../../runtime/render/useRefreshed.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { listMessages } from './messageCalls.ts';
import { MessageItem } from './MessageItem.tsx';
import { messagesLocale } from './messages.locale.ts';
import { markRead } from './openMessage.ts';
import './messages.css';

const MOST = 6;

/** What the bell shows: the latest messages, and the way to all of them. */
export const LatestMessages = observer(function LatestMessages({ close }: { close: () => void }) {
  const root = useRoot();
  const { client, inbox, platform, ui } = root;
  const text = useText(messagesLocale);
  const panel = useRef<HTMLElement>(null);
  const { changes } = inbox;
  // What was read or came meanwhile is asked for anew.
  const load = useCallback(
    (signal: AbortSignal) => {
      void changes;
      return listMessages(client, { limit: MOST }, signal);
    },
    [client, changes],
  );
  const { value, failure, retry } = useRefreshed(load);
  const { Loading, Failure } = platform.chrome;
  useEffect(() => {
    panel.current?.focus();
  }, []);
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  const list = value?.list;
  return (
    <section
      ref={panel}
      role="dialog"
      tabIndex={-1}
      className="at-latest"
      aria-label={text('latest')}
      onKeyDown={press}
    >
      <header>
        <strong>{text('latest')}</strong>
        {inbox.unread > 0 && (
          <Button type="link" size="small" onClick={() => void markRead(root, {})}>
            {text('readAll')}
          </Button>
        )}
      </header>
      {list === undefined && failure === undefined && <Loading shape="widget" />}
      {list === undefined && failure !== undefined && (
        <Failure title={text('failed')} description={messageOf(failure)} retry={retry} />
      )}
      {list?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('empty')} />}
      {list !== undefined && list.length > 0 && (
        <ul>
          {list.map((message) => (
            <MessageItem key={message.id} message={message} opened={close} />
          ))}
        </ul>
      )}
      <footer>
        <Button
          type="link"
          block
          onClick={() => {
            close();
            ui.navigate('/messages');
          }}
        >
          {text('all')}
        </Button>
      </footer>
    </section>
  );
});
