import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { shapeOf } from '../records/formModules.ts';
import { tableOf } from '../records/identifier.ts';
import { insertRow } from '../records/repository.ts';
import type { ModuleShape } from '../records/shape.ts';
import type { SmsServices } from './services.ts';

/** The module of the product in which sent messages are records (wire contract, section 3). */
const MODULE = 'sms-outbox';

/** What became of a message: `kept` where nobody but the outbox takes it. */
export type MessageState = 'kept' | 'queued' | 'sent' | 'failed';

export interface OutboxMessage {
  readonly phone: string;
  readonly text: string;
  readonly state: MessageState;
}

async function outboxShape(platform: SmsServices, db: Kysely<Database>): Promise<ModuleShape> {
  const published = await platform.documents.find(db, 'form', MODULE);
  if (published === undefined) throw new Error(`The document form/${MODULE} of the product is not installed`);
  return shapeOf(published.document, platform);
}

/** Keeps a message as a record. @returns its id */
export async function keepMessage(
  platform: SmsServices,
  db: Kysely<Database>,
  message: OutboxMessage,
): Promise<string> {
  const id = randomUUID();
  const entry = { id, actor: 'system', now: new Date(), values: { ...message }, where: sql<boolean>`true` };
  await insertRow(db, await outboxShape(platform, db), entry);
  return id;
}

/** Notes what became of a message. */
export async function noteState(platform: SmsServices, id: string, state: MessageState): Promise<void> {
  const shape = await outboxShape(platform, platform.db);
  const column = shape.byCode.get('state')?.column ?? 'state';
  await sql`update ${tableOf(shape)} set ${sql.id(column)} = ${state}, updated_at = now()
    where id = ${id}`.execute(platform.db);
}
