import type { Values } from '../../../src/documents/recordScope.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { RecordServices } from '../../records/services.ts';
import { findAccountId } from './chatAccounts.ts';

/**
 * The values of a binding's form, whose account is named as it logs in.
 * @throws AppError INPUT_INVALID where there is no account of that name
 */
export async function boundAccount(values: Values, _record: Values, { db }: RecordServices): Promise<Values> {
  const { loginName } = values;
  if (typeof loginName !== 'string' || (await findAccountId(db, loginName)) !== undefined) return values;
  throw invalidInput(inputError('data.loginName', 'NOT_FOUND'));
}
