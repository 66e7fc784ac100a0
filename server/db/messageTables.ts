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

/** What people are told, and how they want to be told. */
export interface MessageTables {
  'atrium.message': MessageTable;
  'atrium.message_setting': MessageSettingTable;
}
