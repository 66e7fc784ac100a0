import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { deliver } from './egress.ts';
import { keepMessage, noteState } from './outbox.ts';

/** A message with a secret in it: the outbox keeps `record` in its place where somebody else delivers it. */
export interface SecretMessage {
  readonly phone: string;
  readonly text: string;
  readonly record: string;
}

/**
 * Sends a message: it is a record of the outbox, and where the deployment has a gateway that one gets it once the
 * record is committed. Whoever asked does not wait for it, so that the time of an answer tells nothing of the phone.
 * @param db the transaction of whoever sends
 * @returns hands the message over; to be called after the commit
 */
export async function sendSms(
  platform: Platform,
  db: Kysely<Database>,
  { phone, text, record }: SecretMessage,
): Promise<(log: FastifyBaseLogger) => void> {
  const { smsGateway } = platform.config;
  if (smsGateway === undefined) {
    await keepMessage(platform, db, { phone, text, state: 'kept' });
    return () => undefined;
  }
  const id = await keepMessage(platform, db, { phone, text: record, state: 'queued' });
  return (log) => {
    deliver(smsGateway, { phone, text }, log)
      .then((state) => noteState(platform, id, state))
      .catch((error: unknown) => log.error({ err: error }, 'the state of a text message was not noted'));
  };
}
