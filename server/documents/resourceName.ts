import { countCharacters } from '../../src/schemas/characters.ts';
import { LONGEST_NAME } from '../../src/schemas/kinds.ts';
import { isPlainName } from '../../src/schemas/plainName.ts';
import { inputError, invalidInput } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';

/**
 * What is wrong with the name of a resource, by which people tell it from others: it has characters, not too many, and none
 * that nobody sees or that turn the direction of what stands beside it (`src/schemas/plainName.ts`).
 * @param path where it stands in the payload
 */
export function nameError(text: string, path: string): InputError | undefined {
  const name = text.trim();
  if (name === '') return inputError(path, 'REQUIRED');
  if (countCharacters(name) > LONGEST_NAME) return inputError(path, 'TOO_LONG', LONGEST_NAME);
  return isPlainName(name) ? undefined : inputError(path, 'TEXT_INVALID');
}

/** A name as it is kept. @throws AppError INPUT_INVALID */
export function readName(text: string): string {
  const error = nameError(text, 'name');
  if (error !== undefined) throw invalidInput(error);
  return text.trim();
}
