import { EgressError } from '../egress/egressError.ts';
import type { Receipt } from '../egress/receipt.ts';
import { AppError } from '../errors/AppError.ts';
import { withAccessToken } from './answers.ts';
import type { ProviderAnswer } from './egress.ts';
import type { Lease } from './Lease.ts';

interface Telling {
  readonly accessToken: Lease;
  readonly send: (accessToken: string) => Promise<ProviderAnswer>;
  /** Whether an answer without an error code means that the person has it. */
  readonly isTaken?: (body: ProviderAnswer['body']) => boolean;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Tells somebody something at a provider, once. Without an access token nothing was said; a line that broke once it was
 * open leaves open whether it was. Never rejects.
 */
export async function tellAtProvider({
  accessToken,
  send,
  isTaken = () => true,
  onFailure,
}: Telling): Promise<Receipt> {
  try {
    await accessToken.take();
  } catch (error) {
    onFailure(error);
    return 'later';
  }
  try {
    const { errcode, body } = await withAccessToken(accessToken, send);
    if (errcode === 0 && isTaken(body)) return 'sent';
    onFailure(new Error(`The provider refused with ${String(errcode)}`));
    return 'refused';
  } catch (error) {
    onFailure(error);
    const cause = error instanceof AppError ? error.cause : error;
    return cause instanceof EgressError && !cause.begun ? 'later' : 'unknown';
  }
}
