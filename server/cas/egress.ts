import { callOut } from '../egress/callOut.ts';
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
    const { status, body } = await callOut({
      url: new URL(`${casUrl}/p3/serviceValidate?${query.toString()}`),
      method: 'GET',
      headers: { accept: 'application/xml' },
      deadline: TIMEOUT,
      bytes: LARGEST,
      networks: 'any',
    });
    const ok = status >= 200 && status < 300;
    const read = ok ? readCasAnswer(new TextDecoder('utf-8', { fatal: true }).decode(body)) : undefined;
    if (read === undefined) throw new Error(`The CAS server answered ${String(status)} with no CAS answer`);
    return read;
  } catch (cause) {
    throw new AppError('CAS_UNAVAILABLE', { cause });
  }
}
