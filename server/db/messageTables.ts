import type { Generated } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { MessageChannel, MessageKind } from '../../src/schemas/wire/message.ts';
import type { CreatedAt, Json, Timestamp } from './columns.ts';

interface MessageTable {
  id: string;
  user_id: string;
  kind: MessageKind;
  title: Json<LocalText>;
  content: Json<LocalText>;
  link: string | null;
  key: string | null;
  created_at: CreatedAt;
  read_at: Timestamp | null;
}

interface MessageSettingTable {
  user_id: string;
  channels: Json<Partial<Record<MessageKind, readonly MessageChannel[]>>>;
  quiet_from: string | null;
  quiet_to: string | null;
  revision: Generated<number>;
}

/** waiting; sending: in the hands of a process, and not begun again; needless: read before it was due. */
export type DeliveryState = 'waiting' | 'sending' | 'sent' | 'failed' | 'needless';

interface MessageDeliveryTable {
  message: string;
  channel: MessageChannel;
  state: Generated<DeliveryState>;
  due_at: Date;
  tries: Generated<number>;
}

type Chosen = readonly { readonly value: string }[];

/** People, departments, roles and labels, as the widget of recipients keeps them. */
export interface Recipients {
  readonly userList?: Chosen;
  readonly deptList?: Chosen;
  readonly privilegeList?: Chosen;
  readonly labelList?: Chosen;
}

interface AnnouncementTable {
  id: string;
  title: string;
  /** Empty: as in Chinese. */
  title_en: string;
  content: string;
  content_en: string;
  everybody: boolean;
  recipients: Json<Recipients> | null;
  state: 'draft' | 'sending' | 'sent';
  /** The last account that has it, in the order of their ids. */
  told_until: string;
  told: number;
  sent_at: Timestamp | null;
  revision: Generated<number>;
  created_by: string;
}

/** What people are told, and how they want to be told. */
export interface MessageTables {
  'atrium.message': MessageTable;
  'atrium.message_setting': MessageSettingTable;
  'atrium.message_delivery': MessageDeliveryTable;
  'atrium.announcement': AnnouncementTable;
}
