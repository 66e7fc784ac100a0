import { Type } from 'typebox';
import { formatted } from '../../envelope/formats.ts';
import { databaseKinds } from '../../db/databaseKind.ts';
import type { DatabaseKind } from '../../db/databaseKind.ts';

const id = formatted('id');
const revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const SaveDatabaseParam = Type.Object({
  id,
  name: formatted('filled', { minLength: 1, maxLength: 100 }),
  kind: Type.Unsafe<DatabaseKind>({ type: 'string', enum: [...databaseKinds] }),
  /** A name or an address; never a socket, which begins with a slash. */
  host: formatted('host'),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  database: Type.String({ minLength: 1, maxLength: 63 }),
  user: Type.String({ minLength: 1, maxLength: 63 }),
  /** Written and never read; absent: as it is, where the address stays. */
  password: Type.Optional(Type.String({ maxLength: 200 })),
  /** Encrypted, and the certificate checked. */
  tls: Type.Boolean(),
  /** Whether interfaces that declare it may write there. */
  writable: Type.Optional(Type.Boolean()),
  state: Type.Optional(Type.Unsafe<'active' | 'disabled'>({ type: 'string', enum: ['active', 'disabled'] })),
  /** What was read; absent: a new one. */
  revision: Type.Optional(revision),
});

export const DatabaseParam = Type.Object({ id });
export const DatabaseAtParam = Type.Object({ id, revision });
export const NoParam = Type.Object({});

/** What stands in the form of a database, by the names that it has there. */
export const TryDatabaseParam = Type.Object({
  code: id,
  kind: SaveDatabaseParam.properties.kind,
  host: SaveDatabaseParam.properties.host,
  port: SaveDatabaseParam.properties.port,
  databaseName: SaveDatabaseParam.properties.database,
  userName: SaveDatabaseParam.properties.user,
  password: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
  tls: Type.Boolean(),
});
