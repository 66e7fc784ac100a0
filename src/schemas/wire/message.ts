/** What messages are about. */
export const messageKinds = ['flow', 'task', 'announcement', 'system'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** By what somebody is told beside the inbox, which holds every message. */
export const messageChannels = ['sms', 'chat', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** A message as its owner reads it, in their language. */
export interface Message {
  readonly id: string;
  readonly kind: MessageKind;
  readonly title: string;
  readonly content: string;
  /** Path of the portal that it leads to. */
  readonly link: string | null;
  readonly createdAt: string;
  readonly readAt: string | null;
}

/** Unread messages, in all and by kind; more than 999 is 1000. */
export interface MessageCounts {
  readonly unread: number;
  readonly kinds: Readonly<Record<MessageKind, number>>;
}

/** Local times `HH:mm`; those that end before they begin go over midnight. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** How somebody wants to be told. */
export interface MessageSettings {
  /** Channels by kind, beside the inbox. */
  readonly channels: Readonly<Record<MessageKind, readonly MessageChannel[]>>;
  /** Channels that this installation has. */
  readonly available: readonly MessageChannel[];
  /** Those of them by which the person can be reached: a phone, an account of a chat app, an address is known. */
  readonly reached: readonly MessageChannel[];
  /** Empty where none is known. */
  readonly email: string;
  /** Local times `HH:mm` between which nothing but the inbox tells; null: none. */
  readonly quiet: QuietHours | null;
  /** 0 where nothing was set yet. */
  readonly revision: number;
}
