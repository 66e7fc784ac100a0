import type { Values } from '../../src/documents/recordScope.ts';
import { COVERED } from '../../src/schemas/secret.ts';
import { inputError, invalidInput } from '../errors/AppError.ts';
import type { RecordServices } from './services.ts';
import { seal, unseal } from '../security/vault.ts';
import type { ModuleField, ModuleShape } from './shape.ts';

/** Where a secret is kept. */
interface Place {
  readonly shape: Pick<ModuleShape, 'id'>;
  /** Of the record. */
  readonly id: string;
  readonly field: Pick<ModuleField, 'code'>;
}

/** What a secret is sealed for: in another field or record it opens nothing. */
const sealedFor = ({ shape, id, field }: Place): string => `record ${shape.id} ${id} ${field.code}`;

/** A secret as it is kept. */
export const sealedSecret = ({ secrets }: RecordServices, place: Place, value: string): string =>
  seal(secrets.vaultKey, value, sealedFor(place)).toString('base64');

/** Whether what is kept was sealed for its place, with the key of this installation. */
export function isSealed({ secrets }: RecordServices, place: Place, kept: string): boolean {
  try {
    unseal(secrets.vaultKey, Buffer.from(kept, 'base64'), sealedFor(place));
    return true;
  } catch {
    return false;
  }
}

/**
 * Values of a record with its secrets as they are kept (`docs/decisions/secret-fields.md`).
 * @param id of the record
 * @throws AppError INPUT_INVALID for the cover of a secret that is not there
 */
export function sealedSecrets(
  platform: RecordServices,
  shape: ModuleShape,
  id: string,
  values: Readonly<Values>,
): Values {
  const sealed = { ...values };
  for (const field of shape.fields) {
    const value = values[field.code];
    if (field.secret !== true || typeof value !== 'string') continue;
    if (value === COVERED) throw invalidInput(inputError(`data.${field.code}`, 'VALUE_INVALID'));
    sealed[field.code] = sealedSecret(platform, { shape, id, field }, value);
  }
  return sealed;
}
