import { AppError } from '../errors/AppError.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Notes the sign of a writing call, on its own (`seenSigns.ts`).
 * @throws AppError REPLAY
 */
export async function refuseReplay(
  { noteSign }: Pick<Platform, 'noteSign'>,
  token: string,
  sign: string,
): Promise<void> {
  if (!(await noteSign(token, sign))) throw new AppError('REPLAY');
}
