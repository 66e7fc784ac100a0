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
export const sealedSecret = (
  { secrets }: Pick<RecordServices, 'secrets'>,
  place: Place,
  value: string,
): string => seal(secrets.vaultKey, value, sealedFor(place)).toString('base64');

/** Whether what is kept was sealed for its place, with the key of this installation. */
export function isSealed({ secrets }: Pick<RecordServices, 'secrets'>, place: Place, kept: string): boolean {
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

/**
 * Seals a secret for another field that its column has moved to. What was kept bare is sealed as well.
 * @param place the form and the record, and the codes of the field that it leaves and of the one that it comes to
 */
export type ResealValue = (
  place: { readonly form: string; readonly record: string; readonly from: string; readonly to: string },
  kept: string,
) => string;

/** Reseals with the key of this installation. */
export const resealer =
  (services: Pick<RecordServices, 'secrets'>): ResealValue =>
  ({ form, record, from, to }, kept) => {
    const place = (code: string): Place => ({ shape: { id: form }, id: record, field: { code } });
    const { vaultKey } = services.secrets;
    const bare = isSealed(services, place(from), kept)
      ? unseal(vaultKey, Buffer.from(kept, 'base64'), sealedFor(place(from)))
      : kept;
    return sealedSecret(services, place(to), bare);
  };

/** Where nothing is known of the key: seeds publish forms, and none whose secrets move. @throws Error always */
export const noReseal: ResealValue = () => {
  throw new Error('A secret field cannot be renamed without the key of the installation');
};
