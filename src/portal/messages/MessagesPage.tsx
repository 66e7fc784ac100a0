import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Empty, Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { NonBlocking } from '../../runtime/render/NonBlocking.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type Message, type MessageKind, messageKinds } from '../../schemas/wire/message.ts';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { removeMessage } from './messageCalls.ts';
import { MessageItem } from './MessageItem.tsx';
import { MessageList } from './MessageList.ts';
import { messagesLocale } from './messages.locale.ts';
import { markRead } from './openMessage.ts';
import './messages.css';

const MessageSettings = lazyPart(async () => (await import('./MessageSettings.tsx')).MessageSettings);

/** `/messages`: what the person was told, by kind. */
export const MessagesPage = observer(function MessagesPage() {
  const root = useRoot();
  const { client, inbox, platform, ui } = root;
  const text = useText(messagesLocale);
  useTitle(text('title'));
  const [messages] = useState(() => new MessageList(client));
  const [isSetting, set] = useState(false);
  const { changes, counts } = inbox;
  useEffect(() => {
    void messages.load();
  }, [messages, changes]);
  useEffect(() => () => messages.stop(), [messages]);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async ({ id }: Message): Promise<void> => {
    try {
      await removeMessage(client, id);
      ui.message('success', text('removed'));
      // Its button goes with it.
      heading.current?.focus();
    } catch (error) {
      ui.message('error', messageOf(error));
    }
    await inbox.changed();
  };
  const { kind, list, failure, unreadOnly } = messages;
  const { Loading, Failure } = platform.chrome;
  const unread = kind === undefined ? inbox.unread : (counts?.kinds[kind] ?? 0);
  const options = (['every', ...messageKinds] as const).map((each) => {
    const count = each === 'every' ? inbox.unread : (counts?.kinds[each] ?? 0);
    return { value: each, label: count === 0 ? text(each) : `${text(each)} ${String(count)}` };
  });
  return (
    <PlainLayout>
      <section className="at-messages" aria-label={text('title')}>
        <header>
          <h1 ref={heading} tabIndex={-1}>
            {text('title')}
          </h1>
          <Button icon={<SettingOutlined aria-hidden />} onClick={() => set(true)}>
            {text('settings')}
          </Button>
        </header>
        <div className="at-messages-choice">
          <Segmented<MessageKind | 'every'>
            aria-label={text('kinds')}
            options={options}
            value={kind ?? 'every'}
            onChange={(chosen) => messages.show({ kind: chosen === 'every' ? undefined : chosen })}
          />
          <Checkbox
            checked={unreadOnly}
            onChange={({ target }) => messages.show({ unreadOnly: target.checked })}
          >
            {text('unreadOnly')}
          </Checkbox>
          <Button
            type="link"
            disabled={unread === 0}
            onClick={() => void markRead(root, kind === undefined ? {} : { kind })}
          >
            {text('readAll')}
          </Button>
        </div>
        {list === undefined && failure === undefined && <Loading shape="widget" />}
        {failure !== undefined && (
          <Failure
            title={text('failed')}
            description={messageOf(failure)}
            retry={() => void messages.load()}
          />
        )}
        {list?.length === 0 && (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={
              unreadOnly ? (
                text('nothingUnread')
              ) : (
                <>
                  {text('empty')}
                  <br />
                  <span className="at-message-quiet">{text('emptyHint')}</span>
                </>
              )
            }
          />
        )}
        {list !== undefined && list.length > 0 && (
          <ul>
            {list.map((message) => (
              <MessageItem key={message.id} message={message} remove={() => void remove(message)} />
            ))}
          </ul>
        )}
        {messages.more && (
          <Button block loading={messages.isLoading} onClick={() => void messages.loadMore()}>
            {text('more')}
          </Button>
        )}
      </section>
      {isSetting && (
        <NonBlocking gone={() => set(false)}>
          <MessageSettings close={() => set(false)} />
        </NonBlocking>
      )}
    </PlainLayout>
  );
});
