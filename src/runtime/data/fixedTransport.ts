import type { Answer } from '../../schemas/wire/answer.ts';
import { signAnswer } from './sign.ts';

/** What one call answers; a function sees the decoded `param` and the token, and may let it wait. */
export type FixedAnswer =
  | Partial<Answer>
  | ((param: Record<string, unknown>, token?: string) => Partial<Answer> | Promise<Partial<Answer>>);

/** Answers by the end of the path. A path that none of them ends answers 4. */
export type FixedAnswers = Readonly<Record<string, FixedAnswer>>;

/**
 * A transport that answers from a table, signed as the server signs: for examples and tests, which never leave the
 * page.
 */
export function createFixedTransport(answers: FixedAnswers): typeof fetch {
  return async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const headers = new Headers(init?.headers);
    const param = paramOf(init?.body);
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    const token = headers.get('token') ?? '';
    const answer = typeof found === 'function' ? await found(param, token) : found;
    const body = JSON.stringify(
      answer ? { msgState: 1, msg: '', ...answer } : { msgState: 4, msg: 'not found' },
    );
    const timestamp = String(Date.now());
    const sign = signAnswer(body, timestamp, token);
    return new Response(body, { headers: { 'x-timestamp': timestamp, 'x-sign': sign } });
  };
}

/** The payload of a request; of an upload with the file in it. */
function paramOf(body: unknown): Record<string, unknown> {
  if (body instanceof FormData) {
    const param = body.get('param');
    return { ...parsed(typeof param === 'string' ? param : '{}'), file: body.get('file') };
  }
  const envelope = parsed(typeof body === 'string' ? body : '{}');
  return parsed(typeof envelope.param === 'string' ? envelope.param : '{}');
}

const parsed = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
