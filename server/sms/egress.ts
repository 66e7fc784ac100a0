import type { SmsGateway } from '../config/config.ts';
import { callOut } from '../egress/callOut.ts';

const TIMEOUT = 10_000;
/** Bytes of an answer that nobody reads. */
const LARGEST = 1024 * 1024;

/** Hands a message to the gateway. @throws where it did not take it */
export async function deliver(
  { url, key }: SmsGateway,
  message: { readonly phone: string; readonly text: string },
): Promise<void> {
  const { status } = await callOut({
    url: new URL(url),
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(message),
    deadline: TIMEOUT,
    bytes: LARGEST,
    networks: 'any',
  });
  if (status < 200 || status >= 300)
    throw new Error(`The gateway for text messages answered ${String(status)}`);
}
