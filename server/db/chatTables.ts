import type { Generated } from 'kysely';
import type { CreatedAt } from './columns.ts';

/** Which account a person of a chat app is. */
export interface ChatAccountTable {
  id: string;
  /** Code of the platform. */
  platform: number;
  /** How the provider knows the person; unique on its platform. */
  platform_user_id: string;
  user_id: string;
  revision: Generated<number>;
  created_by: Generated<string>;
  created_at: CreatedAt;
  updated_by: Generated<string>;
  updated_at: CreatedAt;
}

/** A code that a provider was asked about, until nobody takes it any more. */
export interface ChatCodeTable {
  hash: Buffer;
  expires_at: Date;
}

/** Tables of the logins from chat apps. */
export interface ChatTables {
  'atrium.chat_account': ChatAccountTable;
  'atrium.chat_code': ChatCodeTable;
}
