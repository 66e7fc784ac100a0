import { Type } from 'typebox';
import type { Static } from 'typebox';
import { addJob } from '../jobs/addJob.ts';
import { defineJob } from '../jobs/definition.ts';
import type { JobWork } from '../jobs/definition.ts';
import { seal, unseal } from '../security/vault.ts';
import { systemActor } from '../session/actor.ts';
import { runWork } from '../work/runWork.ts';
import type { Work } from '../work/Work.ts';
import { deliver } from './egress.ts';
import { keepMessage, noteState } from './outbox.ts';
import type { MessageState } from './outbox.ts';
import type { SmsServices } from './services.ts';

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
 * @param work of whoever sends
 */
export async function sendSms(
  work: Work<SmsServices>,
  { phone, text, record, until }: SecretMessage,
): Promise<void> {
  const { platform, db } = work;
  if (platform.config.smsGateway === undefined) {
    await keepMessage(work, { phone, text, state: 'kept' });
    return;
  }
  const { id } = await keepMessage(work, { phone, text: record, state: 'queued' });
  const sealed = seal(platform.secrets.vaultKey, text, sealedFor(id)).toString('base64');
  await addJob(db, deliverSmsJob, { record: id, phone, sealed, until: until.toISOString() });
}

const SmsPayload = Type.Object({
  record: Type.String(),
  phone: Type.String(),
  sealed: Type.String(),
  until: Type.String(),
});
type Delivery = JobWork<Static<typeof SmsPayload>, SmsServices>;

/** Hands a message to the gateway, and notes in the outbox what became of it. Its text lies sealed until it has it. */
export const deliverSmsJob = defineJob({
  name: 'deliverSms',
  payload: SmsPayload,
  run: async (job: Delivery) => {
    const { record, phone, sealed, until } = job.payload;
    const { config, secrets } = job.platform;
    const { smsGateway } = config;
    if (smsGateway === undefined || Date.parse(until) < Date.now()) return note(job, 'failed');
    const text = unseal(secrets.vaultKey, Buffer.from(sealed, 'base64'), sealedFor(record));
    try {
      await deliver(smsGateway, { phone, text });
    } catch (error) {
      if (job.isLastTry) await note(job, 'failed');
      throw error;
    }
    return note(job, 'sent');
  },
});

/** Notes what became of the message of a job, as the product's own work. */
function note({ id, payload, platform, log }: Delivery, state: MessageState): Promise<void> {
  const actor = systemActor(platform.project.schoolId);
  const reading = { platform, db: platform.db, actor, locale: 'zhCN' as const, now: new Date(), log };
  const origin = { action: 'sms.deliver', ip: '', requestId: id };
  return runWork(reading, origin, (work) => noteState(work, payload.record, state));
}
