import { findPublishedModule } from '../records/formModules.ts';
import { systemAuthority } from '../records/Authority.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import { getRecord } from '../records/reading.ts';
import { addRecord, updateRecord } from '../records/writing.ts';
import type { Work } from '../work/Work.ts';
import type { SmsServices } from './services.ts';

/** The module of the product in which sent messages are records. */
const MODULE = 'sms-outbox';

/** What became of a message: `kept` where nobody but the outbox takes it. */
export type MessageState = 'kept' | 'queued' | 'sent' | 'failed';

export interface OutboxMessage {
  readonly phone: string;
  readonly text: string;
  readonly state: MessageState;
}

/** The texts of messages are in the outbox alone: the audit says who had one sent. */
const unaudited = (work: Work<SmsServices>): Work<SmsServices> => ({ ...work, audit: () => undefined });

/** Keeps a message as a record. */
export async function keepMessage(work: Work<SmsServices>, message: OutboxMessage): Promise<ModuleRecord> {
  const module = await findPublishedModule(work, MODULE, systemAuthority('add'));
  return addRecord(unaudited(work), module, { data: { ...message } });
}

/** Notes what became of a kept message. */
export async function noteState(work: Work<SmsServices>, id: string, state: MessageState): Promise<void> {
  const module = await findPublishedModule(work, MODULE, systemAuthority('update'));
  const { revision } = await getRecord(work, module, { id });
  await updateRecord(unaudited(work), module, { id, revision, data: { state } });
}
