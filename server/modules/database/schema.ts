import { Type } from 'typebox';
import { formatted } from '../../envelope/formats.ts';
import { databaseKinds } from '../../db/databaseKind.ts';
import type { DatabaseKind } from '../../db/databaseKind.ts';

const id = formatted('id');
const REVISION = { minimum: 1, maximum: 2_147_483_647 };
const revision = Type.Integer(REVISION);

export const SaveDatabaseParam = Type.Object({
  id,
  name: formatted('filled', { minLength: 1, maxLength: 100 }),
  kind: Type.Unsafe<DatabaseKind>({ type: 'string', enum: [...databaseKinds] }),
  host: formatted('host', { description: 'a name or an address; never a socket, which begins with a slash' }),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  database: Type.String({ minLength: 1, maxLength: 63 }),
  user: Type.String({ minLength: 1, maxLength: 63 }),
  password: Type.Optional(
    Type.String({
      description: 'written and never read; absent: as it is, where the address stays',
      maxLength: 200,
    }),
  ),
  tls: Type.Boolean({ description: 'encrypted, and the certificate checked' }),
  writable: Type.Optional(
    Type.Boolean({ description: 'whether interfaces that declare it may write there' }),
  ),
  state: Type.Optional(Type.Unsafe<'active' | 'disabled'>({ type: 'string', enum: ['active', 'disabled'] })),
  revision: Type.Optional(Type.Integer({ ...REVISION, description: 'what was read; absent: a new one' })),
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
