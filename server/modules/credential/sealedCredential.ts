import type { Values } from '../../../src/documents/recordScope.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { RecordServices } from '../../records/services.ts';
import { seal } from '../../security/vault.ts';
import { sealedFor } from '../../sources/credentials.ts';

/** What a credential is sealed for, as its form names it. */
const PLACE = ['code', 'moduleCode', 'origin', 'header'] as const;

/**
 * The values of a credential's form with its value as it is kept. For another module, origin or header it has to be
 * given anew; the origin is one of those that may be called.
 * @param origins that may be called
 * @param values that are written
 * @param record the whole record, those among it
 * @throws AppError INPUT_INVALID
 */
export const sealedCredential =
  (origins: readonly string[]) =>
  (values: Values, record: Values, { secrets }: RecordServices): Promise<Values> => {
    if (!origins.includes(String(record.origin)))
      throw invalidInput(inputError('data.origin', 'UNKNOWN_OPTION'));
    const { value } = values;
    if (typeof value === 'string' && value !== '') {
      const { code, moduleCode, origin, header } = record;
      const about = sealedFor({
        id: String(code),
        module_code: String(moduleCode),
        origin: String(origin),
        header: String(header),
      });
      return Promise.resolve({ ...values, value: seal(secrets.vaultKey, value, about).toString('base64') });
    }
    if (PLACE.some((code) => Object.hasOwn(values, code)))
      throw invalidInput(inputError('data.value', 'REQUIRED'));
    const { value: _emptied, ...others } = values;
    return Promise.resolve(others);
  };
