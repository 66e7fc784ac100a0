import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { addJob } from '../jobs/addJob.ts';
import { defineJob } from '../jobs/definition.ts';
import type { JobWork } from '../jobs/definition.ts';
import { seal, unseal } from '../security/vault.ts';
import type { SmsServices } from './services.ts';
import { deliver } from './egress.ts';
import { keepMessage, noteState } from './outbox.ts';

/** A message with a secret in it: the outbox keeps `record` in its place where somebody else delivers it. */
export interface SecretMessage {
  readonly phone: string;
  readonly text: string;
  readonly record: string;
  /** When what it says is over, and nobody is sent it any more. */
  readonly until: Date;
}

/** What a message is sealed for: it opens for no other record of the outbox. */
const sealedFor = (record: string): string => `sms ${record}`;

/**
 * Sends a message: it is a record of the outbox, and where the deployment has a gateway that one gets it once the
 * record is committed. Whoever asked does not wait for it, so that the time of an answer tells nothing of the phone.
 * @param db the transaction of whoever sends
 */
export async function sendSms(
  platform: SmsServices,
  db: Kysely<Database>,
  { phone, text, record, until }: SecretMessage,
): Promise<void> {
  if (platform.config.smsGateway === undefined) {
    await keepMessage(platform, db, { phone, text, state: 'kept' });
    return;
  }
  const id = await keepMessage(platform, db, { phone, text: record, state: 'queued' });
  const sealed = seal(platform.secrets.vaultKey, text, sealedFor(id)).toString('base64');
  await addJob(db, deliverSmsJob, { record: id, phone, sealed, until: until.toISOString() });
}

const SmsPayload = Type.Object({
  record: Type.String(),
  phone: Type.String(),
  sealed: Type.String(),
  until: Type.String(),
});

/** Hands a message to the gateway, and notes in the outbox what became of it. Its text lies sealed until it has it. */
export const deliverSmsJob = defineJob({
  name: 'deliverSms',
  payload: SmsPayload,
  run: async ({ payload, platform, isLastTry }: JobWork<Static<typeof SmsPayload>, SmsServices>) => {
    const { record, phone, sealed, until } = payload;
    const { smsGateway } = platform.config;
    if (smsGateway === undefined || Date.parse(until) < Date.now())
      return noteState(platform, record, 'failed');
    const text = unseal(platform.secrets.vaultKey, Buffer.from(sealed, 'base64'), sealedFor(record));
    try {
      await deliver(smsGateway, { phone, text });
    } catch (error) {
      if (isLastTry) await noteState(platform, record, 'failed');
      throw error;
    }
    return noteState(platform, record, 'sent');
  },
});
