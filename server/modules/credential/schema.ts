import { Type } from 'typebox';
import { formatted } from '../../envelope/formats.ts';

const id = formatted('id');
const revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const SaveCredentialParam = Type.Object({
  id,
  name: formatted('filled', { minLength: 1, maxLength: 100 }),
  /** The one module whose interfaces may use it. */
  moduleCode: formatted('address'),
  /** The one origin that it is sent to. */
  origin: Type.String({ minLength: 1, maxLength: 300 }),
  /** The header that it is sent in: one of those that logins have. */
  header: formatted('header'),
  /** Written and never read; absent: as it is, where the origin and the module stay. */
  value: Type.Optional(formatted('printable', { minLength: 1, maxLength: 4_000 })),
  /** What was read; absent: a new one. */
  revision: Type.Optional(revision),
});
export const CredentialAtParam = Type.Object({ id, revision });
export const NoParam = Type.Object({});
