import { AppError } from '../errors/AppError.ts';
import type { ProviderAnswer } from './egress.ts';
import type { Lease, Lent } from './Lease.ts';

/** An access token that is not right (40001, 40014) or whose time is over (42001), in the words of all three providers. */
const TOKEN_REFUSED: ReadonlySet<number> = new Set([40001, 40014, 42001]);

/** Longer ids are nobody's; tokens may have 512 signs and more. */
const LONGEST = 4_096;

/** Visible ASCII signs: ids, tokens and tickets have no others. */
const PLAIN = /^[\x21-\x7e]+$/;

/**
 * Asks with the access token that is held. One that the provider refuses is asked for anew, once: providers may end
 * a token before its time.
 */
export async function withAccessToken(
  lease: Lease,
  ask: (accessToken: string) => Promise<ProviderAnswer>,
): Promise<ProviderAnswer> {
  const token = await lease.take();
  const answer = await ask(token);
  if (!TOKEN_REFUSED.has(answer.errcode)) return answer;
  await lease.refuse(token);
  return ask(await lease.take());
}

/**
 * The members of an answer to a question that was carried out.
 * @throws AppError CHAT_APP_UNAVAILABLE for a refusal, which is one of the app's configuration
 */
export function accepted({ errcode, body }: ProviderAnswer): ProviderAnswer['body'] {
  if (errcode === 0) return body;
  throw unusable(`The provider refused with ${String(errcode)}`);
}

/** A text of an answer. @throws AppError CHAT_APP_UNAVAILABLE where there is none */
export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value.length <= LONGEST && PLAIN.test(value)) return value;
  throw unusable(`The provider answered without a usable ${name}`);
}

/** What an answer lends, with its time in `expires_in`. @throws AppError CHAT_APP_UNAVAILABLE */
export function lentIn(answer: ProviderAnswer, name: string): Lent {
  const body = accepted(answer);
  const { expires_in: seconds } = body;
  if (typeof seconds !== 'number' || !(seconds > 0)) throw unusable(`The provider lends ${name} for no time`);
  return { value: textIn(body, name), seconds };
}

const unusable = (what: string): AppError => new AppError('CHAT_APP_UNAVAILABLE', { cause: new Error(what) });
