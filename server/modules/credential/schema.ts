import { Type } from 'typebox';
import { formatted } from '../../envelope/formats.ts';

const id = formatted('id');
const REVISION = { minimum: 1, maximum: 2_147_483_647 };
const revision = Type.Integer(REVISION);

export const SaveCredentialParam = Type.Object({
  id,
  name: formatted('filled', { minLength: 1, maxLength: 100 }),
  moduleCode: formatted('address', { description: 'the one module whose interfaces may use it' }),
  origin: Type.String({ description: 'the one origin that it is sent to', minLength: 1, maxLength: 300 }),
  header: formatted('header', {
    description: 'the header that it is sent in: one of those that logins have',
  }),
  value: Type.Optional(
    formatted('printable', {
      description: 'written and never read; absent: as it is, where the origin and the module stay',
      minLength: 1,
      maxLength: 4_000,
    }),
  ),
  revision: Type.Optional(Type.Integer({ ...REVISION, description: 'what was read; absent: a new one' })),
});
export const CredentialAtParam = Type.Object({ id, revision });
export const NoParam = Type.Object({});
