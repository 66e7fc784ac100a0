import type { FastifyBaseLogger } from 'fastify';

/** Where messages are handed over for delivery. */
export interface SmsGateway {
  /** Takes `POST { phone, text }` as JSON, and answers with a status of 2xx. */
  readonly url: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly key: string | undefined;
}

const TIMEOUT = 10_000;
const TRIES = 3;

/** Hands a message to the gateway, up to three times. Never throws: what went wrong is logged. */
export async function deliver(
  { url, key }: SmsGateway,
  message: { readonly phone: string; readonly text: string },
  log: FastifyBaseLogger,
): Promise<'sent' | 'failed'> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: {
          'content-type': 'application/json',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(message),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      throw new Error(`The gateway for text messages answered ${String(answer.status)}`);
    } catch (error) {
      log.warn({ err: error, tries }, 'a text message was not delivered');
      if (tries === TRIES) return 'failed';
    }
  }
}
