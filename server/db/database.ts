import type { Generated } from 'kysely';
import type { ViewScope } from '../../src/schemas/wire/listView.ts';
import type { CallTables } from './callTables.ts';
import type { ChatTables } from './chatTables.ts';
import type { CreatedAt, Json, Timestamp } from './columns.ts';
import type { DocumentTables } from './documentTables.ts';
import type { FlowTables } from './flowTables.ts';
import type { InterfaceTables } from './interfaceTables.ts';
import type { JobTables } from './jobTables.ts';
import type { MessageTables } from './messageTables.ts';
import type { OrganisationTables } from './organisationTables.ts';
import type { PortalTables } from './portalTables.ts';

export interface UserAccountTable {
  id: string;
  /** Unique without regard to letter case. */
  login_name: string;
  password_hash: string;
  real_name: string;
  nick_name: Generated<string>;
  head_image: Generated<string>;
  sex: Generated<string>;
  /** Code of the user's college, empty where there is none. */
  college: Generated<string>;
  college_name: Generated<string>;
  phone: Generated<string>;
  /** Empty where there is none. */
  email: Generated<string>;
  department: string | null;
  status: Generated<'active' | 'disabled'>;
  /** Raised on every change of password, roles or status: older sessions die. */
  auth_version: Generated<number>;
  /** Demo accounts log in only where the configuration says so. */
  is_demo: Generated<boolean>;
  /** The person is whom the login name says, as far as the school knows; not yet where they registered themselves. */
  verified: Generated<boolean>;
  created_at: CreatedAt;
}

export interface RoleTable {
  groupid: string;
  name: Json<{ zhCN: string; enUS: string }>;
  is_admin: Generated<boolean>;
  sort: Generated<number>;
}

export interface UserRoleTable {
  user_id: string;
  groupid: string;
  sort: Generated<number>;
}

/** What a token is good for. */
export type SessionKind = 'web' | 'embed' | 'share' | 'preview' | 'visitor';

export interface SessionTable {
  token_hash: Buffer;
  /** Null for a visitor. */
  user_id: string | null;
  kind: SessionKind;
  login_type: string;
  auth_version: number;
  issued_at: CreatedAt;
  seen_at: CreatedAt;
  absolute_at: Timestamp;
  ip: string;
  device: string;
  revoked_at: Timestamp | null;
  /** The appKey that it is bound to, and ends with. */
  app_key: Generated<string | null>;
  /** The origin of the appKey that it was made for, where that is known. */
  app_origin: Generated<string | null>;
  /** Digest of the token of the session that it was made in, and ends with. */
  parent: Generated<Buffer | null>;
}

/** A session in which a designer looks at the portal as another role does. */
export interface PreviewSessionTable {
  token_hash: Buffer;
  /** Digest of the token of the session that it was made in, and ends with. */
  parent: Buffer;
  maker: string;
  /** The role that it was made in, which lets the maker look. */
  maker_role: string;
  role: string;
  /** Whose eyes it is; null: somebody of the role and no more. */
  user_id: string | null;
  record_id: string | null;
  /** What `now()` is in it; null: the clock. */
  at: Timestamp | null;
  issued_at: CreatedAt;
  expires_at: Timestamp;
}

/** A link that reads one resource. */
export interface ShareLinkTable {
  id: string;
  token_hash: Buffer;
  kind: string;
  resource_id: string;
  /** `published`, `draft`, or the number of a version. */
  version: string;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  created_by: string;
  /** The role that it was made in; null: there is none of that name any more. */
  maker_role: string | null;
  created_at: CreatedAt;
}

/** A short address of a page. */
export interface ShortLinkTable {
  code: string;
  /** With parameters and fragment. */
  path: string;
  created_by: string;
  created_at: CreatedAt;
}

export interface DictionaryTable {
  code: string;
  name: Json<{ zhCN: string; enUS: string }>;
}

export interface DictionaryItemTable {
  dictionary: string;
  value: string;
  label_zh: string;
  label_en: string;
  color: Generated<string>;
  parent: string | null;
  sort: Generated<number>;
}

export interface StoredFileTable {
  id: string;
  name: string;
  size: number;
  type: string;
  owner: string;
  purpose: string;
  created_at: CreatedAt;
  expires_at: Timestamp | null;
  /** The record that names it, as `student/<id>`. */
  record: Generated<string | null>;
}

export interface UserSettingTable {
  user_id: string;
  key: string;
  value: Json<unknown>;
  updated_at: CreatedAt;
}

export interface ListViewTable {
  id: string;
  /** Id of the list that it is a view of. */
  list: string;
  owner: string;
  /** Unique among its owner's views of the list. */
  name: string;
  state: Json<Record<string, unknown>>;
  scope: ViewScope;
  /** The roles that see it where the scope is `role`. */
  roles: string[];
  revision: Generated<number>;
  updated_at: CreatedAt;
}

export interface DefaultViewTable {
  user_id: string;
  list: string;
  view: string;
}

export interface DraftTable {
  user_id: string;
  /** Kind and id of the form that it was typed in. */
  kind: string;
  form: string;
  /** Id of the record; empty for a new one. */
  record: string;
  data: Json<Record<string, unknown>>;
  /** Revision of the record that it was begun on. */
  revision: number | null;
  updated_at: CreatedAt;
}

export interface AuditTable {
  id: Generated<string>;
  at: CreatedAt;
  /** User id, `visitor`, `anonymous` or `system`. */
  actor: string;
  ip: string;
  action: string;
  resource: string;
  before: Json<unknown>;
  after: Json<unknown>;
  /** `accepted` or the code of the refusal. */
  result: string;
  request_id: string;
}

/** The live code for a phone and a purpose. */
export interface MessageCodeTable {
  phone: string;
  scene: 'login' | 'register' | 'reset';
  code_hash: Buffer;
  expires_at: Date;
  /** Wrong ones so far. */
  tries: Generated<number>;
}

/** A ticket that a phone confirms for the browser that shows it. */
export interface ScanTicketTable {
  id: string;
  /** Of the secret that the browser keeps in a cookie. */
  browser_hash: Buffer;
  state: Generated<'waiting' | 'scanned' | 'confirmed' | 'cancelled'>;
  /** Who scanned it. */
  user_id: string | null;
  expires_at: Date;
}

export interface SettingTable {
  key: string;
  value: Json<unknown>;
}

export interface RateLimitTable {
  key: string;
  level: number;
  updated_at: CreatedAt;
}

/** The product's own tables, schema `atrium`. Tables of form modules live in schema `data`. */
export interface Database
  extends
    CallTables,
    ChatTables,
    DocumentTables,
    FlowTables,
    InterfaceTables,
    JobTables,
    MessageTables,
    OrganisationTables,
    PortalTables {
  'atrium.user_account': UserAccountTable;
  'atrium.role': RoleTable;
  'atrium.user_role': UserRoleTable;
  'atrium.session': SessionTable;
  'atrium.share_link': ShareLinkTable;
  'atrium.preview_session': PreviewSessionTable;
  'atrium.short_link': ShortLinkTable;
  'atrium.dictionary': DictionaryTable;
  'atrium.dictionary_item': DictionaryItemTable;
  'atrium.stored_file': StoredFileTable;
  'atrium.user_setting': UserSettingTable;
  'atrium.list_view': ListViewTable;
  'atrium.default_view': DefaultViewTable;
  'atrium.draft': DraftTable;
  'atrium.audit': AuditTable;
  'atrium.message_code': MessageCodeTable;
  'atrium.scan_ticket': ScanTicketTable;
  'atrium.setting': SettingTable;
  'atrium.rate_limit': RateLimitTable;
}
