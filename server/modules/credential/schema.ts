import { Type } from 'typebox';

const id = Type.String({ pattern: '^[a-z][a-z0-9-]{1,63}$' });
const revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const SaveCredentialParam = Type.Object({
  id,
  name: Type.String({ pattern: '\\S', minLength: 1, maxLength: 100 }),
  /** The one module whose interfaces may use it. */
  moduleCode: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$' }),
  /** The one origin that it is sent to. */
  origin: Type.String({ minLength: 1, maxLength: 300 }),
  /** The header that it is sent in: one of those that logins have. */
  header: Type.String({ pattern: '^(?:authorization|x-[a-z0-9-]{1,60}|api-?key)$' }),
  /** Written and never read; absent: as it is, where the origin and the module stay. */
  value: Type.Optional(Type.String({ pattern: '^[\\x20-\\x7e]+$', minLength: 1, maxLength: 4_000 })),
  /** What was read; absent: a new one. */
  revision: Type.Optional(revision),
});
export const CredentialAtParam = Type.Object({ id, revision });
export const NoParam = Type.Object({});
