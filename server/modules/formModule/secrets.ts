import type { Values } from '../../../src/documents/recordScope.ts';
import { COVERED } from '../../../src/schemas/secret.ts';
import { finding, invalidInput } from '../../errors/AppError.ts';
import type { Platform } from '../../platform.ts';
import { seal } from '../../security/vault.ts';
import type { ModuleShape } from './shape.ts';

/** What a secret is sealed for: in another field or record it opens nothing. */
const sealedFor = (module: string, record: string, field: string): string =>
  `record ${module} ${record} ${field}`;

/**
 * Values of a record with its secrets as they are kept (`docs/decisions/secret-fields.md`).
 * @param id of the record
 * @throws AppError INPUT_INVALID for the cover of a secret that is not there
 */
export function sealedSecrets(
  { secrets }: Platform,
  shape: ModuleShape,
  id: string,
  values: Readonly<Values>,
): Values {
  const sealed = { ...values };
  for (const { code, secret } of shape.fields) {
    const value = values[code];
    if (secret !== true || typeof value !== 'string') continue;
    if (value === COVERED) throw invalidInput(finding(`data.${code}`, 'VALUE_INVALID'));
    sealed[code] = seal(secrets.vaultKey, value, sealedFor(shape.id, id, code)).toString('base64');
  }
  return sealed;
}
