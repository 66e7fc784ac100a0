import { CheckOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { isPlainClick } from '../../runtime/render/isPlainClick.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Message } from '../../schemas/wire/message.ts';
import { messagesLocale } from './messages.locale.ts';
import { linkOf, markRead, openMessage } from './openMessage.ts';

interface MessageItemProps {
  message: Message;
  /** Told once somebody followed its link. */
  opened?: () => void;
  /** Absent: it is shown in short, and what can be done with it elsewhere. */
  remove?: () => void;
}

/** One message: whether it is unread, what it says, when it came; it leads where it is about. */
export const MessageItem = observer(function MessageItem({ message, opened, remove }: MessageItemProps) {
  const root = useRoot();
  const text = useText(messagesLocale);
  const { kind, title, content, createdAt, readAt } = message;
  const isUnread = readAt === null;
  const link = linkOf(message);
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openMessage(root, message);
    opened?.();
  };
  return (
    <li className={isUnread ? 'at-message at-message-unread' : 'at-message'}>
      <div className="at-message-what">
        <h3>
          {isUnread && <span className="at-message-dot" role="img" aria-label={text('unread')} />}
          {link === undefined ? (
            title
          ) : (
            <a href={link} onClick={follow}>
              {title}
            </a>
          )}
        </h3>
        {content !== '' && <p>{content}</p>}
        <p className="at-message-quiet">
          <Tag bordered={false}>{text(kind)}</Tag>
          <time dateTime={createdAt}>{root.locale.dateTime(createdAt)}</time>
        </p>
      </div>
      {remove && (
        <div className="at-message-tools">
          {isUnread && (
            <Button
              type="text"
              icon={<CheckOutlined aria-hidden />}
              aria-label={`${text('read')} ${title}`}
              title={text('read')}
              onClick={() => void markRead(root, { ids: [message.id] })}
            />
          )}
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`${text('remove')} ${title}`}
            title={text('remove')}
            onClick={remove}
          />
        </div>
      )}
    </li>
  );
});
