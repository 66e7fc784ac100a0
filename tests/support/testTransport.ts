import { signAnswer } from '../../src/runtime/data/sign.ts';
import type { Answer } from '../../src/schemas/wire/answer.ts';

/** Answers by the end of the path; a function sees the decoded `param`. An unknown path answers 4. */
export type TestAnswers = Readonly<
  Record<string, Partial<Answer> | ((param: Record<string, unknown>) => Partial<Answer>)>
>;

/** A transport that signs its answers as the server does, and never leaves the process. */
export function createTestTransport(answers: TestAnswers): typeof fetch {
  return (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const headers = new Headers(init?.headers);
    const envelope = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { param?: string };
    const param = JSON.parse(envelope.param ?? '{}') as Record<string, unknown>;
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    const answer = typeof found === 'function' ? found(param) : found;
    const body = JSON.stringify(
      answer ? { msgState: 1, msg: '', ...answer } : { msgState: 4, msg: 'not found' },
    );
    const timestamp = String(Date.now());
    const sign = signAnswer(body, timestamp, headers.get('token') ?? '');
    return Promise.resolve(new Response(body, { headers: { 'x-timestamp': timestamp, 'x-sign': sign } }));
  };
}
