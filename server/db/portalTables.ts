import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Timestamp } from './columns.ts';

export interface ProjectTextTable {
  id: string;
  revision: Generated<number>;
  project_id: string;
  /** Unique in its project. */
  key: string;
  zh_cn: string;
  en_us: string;
  created_by: string;
  created_at: CreatedAt;
  updated_by: string;
  updated_at: CreatedAt;
}

export type ConfigValue = string | number | boolean | null;

export interface CustomConfigTable {
  id: string;
  /** Unique; documents read the value by it. */
  code: string;
  name: { zhCN: string; enUS: string };
  kind: 'text' | 'number' | 'bool';
  value: ConfigValue;
  remark: string | null;
  revision: Generated<number>;
  created_by: string;
  created_at: CreatedAt;
  updated_by: string;
  updated_at: CreatedAt;
}

export interface AppKeyTable {
  key: string;
  name: string;
  /** Digest of what the parent's own server shows; null: none was made. */
  secret_hash: Generated<Buffer | null>;
  secret_at: ColumnType<Date | null, Date | undefined, Date>;
  /** Whose pages may embed and call the platform with it. */
  domains: Generated<{ origin: string }[]>;
  /** What they may embed; nothing where both are empty. */
  systems: Generated<string[]>;
  resources: Generated<{ kind: string; id: string }[]>;
  status: Generated<'active' | 'disabled'>;
  created_at: CreatedAt;
}

/** A code by which a frame logs somebody in, made for the server of a registered site. */
export interface EmbedCodeTable {
  code_hash: Buffer;
  app_key: string;
  user_id: string;
  auth_version: number;
  expires_at: Timestamp;
}

/** Tables of what the back office sets for the portal. */
export interface PortalTables {
  'atrium.project_text': ProjectTextTable;
  'atrium.custom_config': CustomConfigTable;
  'atrium.app_key': AppKeyTable;
  'atrium.embed_code': EmbedCodeTable;
}
