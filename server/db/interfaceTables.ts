import type { Generated } from 'kysely';
import type { DatabaseKind } from './databaseKind.ts';
import type { CreatedAt, Json } from './columns.ts';

/** A database of others that interfaces read. */
export interface RegisteredDatabaseTable {
  id: string;
  name: string;
  kind: DatabaseKind;
  host: string;
  port: number;
  database_name: string;
  user_name: string;
  /** Whether the connection is encrypted, and the certificate checked. */
  tls: boolean;
  /** Written and never told (`security/vault.ts`). */
  password_sealed: Buffer;
  /** Whether interfaces that declare it may write there. */
  writable: boolean;
  state: 'active' | 'disabled';
  revision: Generated<number>;
  updated_by: string;
  updated_at: CreatedAt;
}

/** A configured interface as it is worked on. */
export interface InterfaceTable {
  module_code: string;
  url: string;
  definition: Json<unknown>;
  /** Never the same again, also of one that was removed and made anew. */
  revision: Generated<number>;
  published_version: number | null;
  updated_by: string;
  updated_at: CreatedAt;
}

/** What was published of it; never changed. */
export interface InterfaceVersionTable {
  /** Unique among all interfaces. */
  version: Generated<number>;
  module_code: string;
  url: string;
  definition: Json<unknown>;
  published_by: string;
  published_at: CreatedAt;
}

/** What a configured HTTP interface logs in with. */
export interface CredentialTable {
  id: string;
  name: string;
  /** The one module whose interfaces may use it. */
  module_code: string;
  /** The one origin that it is sent to. */
  origin: string;
  /** Name of the header that it is sent in. */
  header: string;
  /** Written and never told. */
  value_sealed: Buffer;
  revision: Generated<number>;
  updated_by: string;
  updated_at: CreatedAt;
}

/** Tables of configured interfaces. */
export interface InterfaceTables {
  'atrium.credential': CredentialTable;
  'atrium.registered_database': RegisteredDatabaseTable;
  'atrium.interface': InterfaceTable;
  'atrium.interface_version': InterfaceVersionTable;
}
