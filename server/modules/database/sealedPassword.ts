import type { Values } from '../../../src/documents/recordScope.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { RecordServices } from '../../records/services.ts';
import { seal } from '../../security/vault.ts';
import { sealedFor } from '../../sources/SourcePools.ts';
import type { RegisteredDatabase } from '../../sources/SourcePools.ts';

/** What a password is sealed for, as the form of databases names it. */
const ADDRESS = ['code', 'kind', 'host', 'port', 'userName'] as const;

/**
 * The values of a database's form with the password as it is kept. Another address or user is another login, for which
 * it has to be given anew.
 * @param values that are written
 * @param record the whole record, those among it
 * @throws AppError INPUT_INVALID where it is wanting
 */
export function sealedPassword(values: Values, record: Values, { secrets }: RecordServices): Promise<Values> {
  const { password } = values;
  if (typeof password === 'string' && password !== '') {
    const about = sealedFor(addressIn(record));
    return Promise.resolve({
      ...values,
      password: seal(secrets.vaultKey, password, about).toString('base64'),
    });
  }
  if (ADDRESS.some((code) => Object.hasOwn(values, code)))
    throw invalidInput(inputError('data.password', 'REQUIRED'));
  const { password: _emptied, ...others } = values;
  return Promise.resolve(others);
}

/** The address of a record that its form has found right. */
const addressIn = ({ code, kind, host, port, userName }: Values) => ({
  id: String(code),
  kind: String(kind) as RegisteredDatabase['kind'],
  host: String(host),
  port: Number(port),
  user_name: String(userName),
});
