import { inputError, invalidInput } from '../../errors/AppError.ts';
import { isOwnAddress } from '../../project/ownAddress.ts';

/** Refuses an address of another site, which must not be signed or led to. @throws AppError INPUT_INVALID */
export function checkPage(url: string, publicUrl: string): void {
  if (!isOwnAddress(url, publicUrl)) throw invalidInput(inputError('url', 'VALUE_INVALID'));
}
