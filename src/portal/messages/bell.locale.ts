import { defineLocale } from '../../runtime/locale/defineLocale.ts';

/** Apart from the words of the messages' page, which the header does without. */
export const bellLocale = defineLocale(
  'portal.bell',
  { bell: '消息', bellUnread: '消息，{{count}} 条未读' },
  { bell: 'Messages', bellUnread: 'Messages, {{count}} unread' },
);
