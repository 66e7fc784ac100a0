import { AppError } from '../errors/AppError.ts';
import { readCasAnswer } from './answer.ts';
import type { CasAnswer } from './answer.ts';

const TIMEOUT = 10_000;
/** Bytes; an answer is some hundred. */
const LARGEST = 64 * 1024;

/**
 * Asks the CAS server whose ticket it is. A ticket is good once, so nothing is tried again.
 * @param casUrl address of the server, such as `https://cas.example.edu/cas`
 * @param service the address that the ticket was made for
 * @throws AppError CAS_UNAVAILABLE where no answer came that can be read
 */
export async function validateTicket(casUrl: string, ticket: string, service: string): Promise<CasAnswer> {
  const query = new URLSearchParams({ service, ticket });
  try {
    const answer = await fetch(`${casUrl}/p3/serviceValidate?${query.toString()}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: 'application/xml' },
    });
    const read = answer.ok ? readCasAnswer(await readText(answer)) : undefined;
    if (read === undefined)
      throw new Error(`The CAS server answered ${String(answer.status)} with no CAS answer`);
    return read;
  } catch (cause) {
    throw new AppError('CAS_UNAVAILABLE', { cause });
  }
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST) throw new Error('The CAS server answered too much');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
