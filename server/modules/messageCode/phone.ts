import { plainPhone } from '../../../src/schemas/phone.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';

/** Parameters with the phone as it is kept, however it was typed. @throws AppError INPUT_INVALID where it is none */
export function withPlainPhone<P extends { readonly phone: string }>(param: P): P {
  const phone = plainPhone(param.phone);
  if (phone === undefined) throw invalidInput(inputError('phone', 'FORMAT_INVALID'));
  return { ...param, phone };
}

/** How a number may stand in accounts that were made before numbers were kept in one way. */
export const spellingsOf = (phone: string): readonly string[] =>
  phone.startsWith('+') ? [phone] : [phone, `+86${phone}`];
