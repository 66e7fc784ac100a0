import type { Values } from '../../src/documents/recordScope.ts';
import { sealedCredential } from '../modules/credential/sealedCredential.ts';
import { sealedPassword } from '../modules/database/sealedPassword.ts';
import { md5Hex } from '../envelope/sign.ts';
import type { Platform } from '../platform/platform.ts';
import { hashPassword } from '../security/password.ts';
import { boundAccount } from '../modules/account/boundAccount.ts';
import { refuseWeakPassword } from '../modules/account/policy.ts';
import { sealedSecrets } from './secrets.ts';
import type { ModuleShape } from './shape.ts';

type Store = (values: Values, record: Values, platform: Platform) => Promise<Values>;

/** Modules of which something else is stored than what was given; their forms come with the product. */
const stores: Readonly<Record<string, Store>> = {
  'platform-user': withPasswordHash,
  'platform-database': sealedPassword,
  'platform-credential': sealedCredential,
  'platform-chat-account': boundAccount,
};

/** Whether a module keeps something of its own in place of what was given. */
export const storesOtherwise = (module: string): boolean => Object.hasOwn(stores, module);

/**
 * The values as the database takes them.
 * @param id of the record
 * @param values that are written
 * @param record the whole record, those among it
 * @throws AppError INPUT_INVALID for what is not to be stored
 */
export async function storedValues(
  platform: Platform,
  shape: ModuleShape,
  id: string,
  values: Values,
  record: Values = values,
): Promise<Values> {
  const stored = await stores[shape.id]?.(values, record, platform);
  return stored ?? sealedSecrets(platform, shape, id, values);
}

/** Passwords arrive at a login as their md5 (wire contract, section 3), so of that the hash is made. */
async function withPasswordHash(values: Values, record: Values, { secrets }: Platform): Promise<Values> {
  const { password } = values;
  if (typeof password !== 'string' || password === '') return values;
  const arrived = md5Hex(password);
  const own = [record.loginName, record.realName, record.phone];
  refuseWeakPassword(
    'data.password',
    arrived,
    own.filter((one) => typeof one === 'string'),
  );
  return { ...values, password: await hashPassword(arrived, secrets.pepper) };
}
