import type { FastifyBaseLogger } from 'fastify';
import { callOut } from '../egress/callOut.ts';

/** Where messages are handed over for delivery. */
export interface SmsGateway {
  /** Takes `POST { phone, text }` as JSON, and answers with a status of 2xx. */
  readonly url: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly key: string | undefined;
}

const TIMEOUT = 10_000;
const TRIES = 3;
/** Bytes of an answer that nobody reads. */
const LARGEST = 1024 * 1024;

/** Hands a message to the gateway, up to three times. Never throws: what went wrong is logged. */
export async function deliver(
  { url, key }: SmsGateway,
  message: { readonly phone: string; readonly text: string },
  log: FastifyBaseLogger,
): Promise<'sent' | 'failed'> {
  for (let tries = 1; ; tries += 1) {
    try {
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
      if (status >= 200 && status < 300) return 'sent';
      throw new Error(`The gateway for text messages answered ${String(status)}`);
    } catch (error) {
      log.warn({ err: error, tries }, 'a text message was not delivered');
      if (tries === TRIES) return 'failed';
    }
  }
}
