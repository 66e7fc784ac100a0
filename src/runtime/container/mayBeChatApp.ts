/**
 * Whether a browser may be part of a chat app, by what it says of itself: a first look, which decides whether the part for
 * those apps is fetched. That one asks `environmentOf`, and where it finds none, nothing changes.
 */
export const mayBeChatApp = (userAgent: string): boolean =>
  /MicroMessenger|DingTalk|QQ\/|cpdaily|wisedu/i.test(userAgent);
