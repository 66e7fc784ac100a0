import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { giveBackTry, takeTry } from '../../limits/loginLimit.ts';
import type { Bucket } from '../../limits/loginLimit.ts';

/** One try of something that may not be tried without end. */
export interface Try {
  readonly key: string;
  readonly bucket: Bucket;
  /** What is tried, for the audit row of a refusal. */
  readonly subject?: string;
}

/** The seconds until a try fits; 0: it does, and is taken. */
export const waitFor = ({ platform }: AccessContext, { key, bucket }: Try): Promise<number> =>
  takeTry(platform.db, key, bucket, platform.config.rateLimitScale);

export function refuseTry(retryAfter: number, { subject }: Try): never {
  throw new AppError('TOO_MANY_TRIES', { retryAfter, ...(subject === undefined ? {} : { subject }) });
}

/** Takes a try, or refuses with the seconds to wait. @throws AppError TOO_MANY_TRIES */
export async function take(ctx: AccessContext, wanted: Try): Promise<void> {
  const retryAfter = await waitFor(ctx, wanted);
  if (retryAfter > 0) refuseTry(retryAfter, wanted);
}

/** Takes a try of each, or of none: what was taken before one that is refused is given back. @throws AppError TOO_MANY_TRIES */
export async function takeAll(ctx: AccessContext, wanted: readonly Try[]): Promise<void> {
  const taken: string[] = [];
  for (const one of wanted) {
    const retryAfter = await waitFor(ctx, one);
    if (retryAfter === 0) {
      taken.push(one.key);
      continue;
    }
    for (const key of taken) await giveBackTry(ctx.platform.db, key);
    refuseTry(retryAfter, one);
  }
}
