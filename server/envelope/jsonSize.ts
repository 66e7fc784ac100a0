import { inputError, invalidInput } from '../errors/AppError.ts';

/**
 * Refuses a value whose JSON text is larger than what is kept of its kind.
 * @throws AppError INPUT_INVALID
 */
export function refuseLarge(value: unknown, path: string, kib: number): void {
  const size = Buffer.byteLength(JSON.stringify(value), 'utf8');
  if (size > kib * 1024) throw invalidInput(inputError(path, 'TOO_LARGE', kib));
}
