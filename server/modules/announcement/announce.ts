import { Type, type Static } from 'typebox';
import { defineJob, type JobWork } from '../../jobs/definition.ts';
import { sendMessages } from '../../messages/send.ts';
import type { MessageServices } from '../../messages/services.ts';
import { systemActor } from '../../session/actor.ts';
import { runWork } from '../../work/runWork.ts';
import type { Work } from '../../work/Work.ts';
import { nextRecipients } from './audience.ts';

/** People who are told in one transaction. */
const SLICE = 500;

const Payload = Type.Object({ id: Type.String() });
type Announcing = JobWork<Static<typeof Payload>, MessageServices>;

/**
 * Tells an announcement to all whom it is for, slice by slice: how far it is stands in its row, so that whoever goes on with
 * it tells nobody twice.
 */
export const announceJob = defineJob({
  name: 'announce',
  payload: Payload,
  lane: 'long',
  run: async (job: Announcing) => {
    const { platform, log, id: requestId } = job;
    const actor = systemActor(platform.project.schoolId);
    const reading = { platform, db: platform.db, actor, locale: 'zhCN' as const, log };
    const origin = { action: 'announcement.tell', ip: '', requestId };
    let told = 0;
    let slice: number;
    do {
      slice = await runWork({ ...reading, now: new Date() }, origin, (work) =>
        tellSlice(work, job.payload.id),
      );
      told += slice;
      job.progress(told, told + SLICE);
    } while (slice > 0);
  },
});

/** Tells the next people. @returns how many; 0: all have it, or there is nothing to tell any more */
async function tellSlice(work: Work<MessageServices>, id: string): Promise<number> {
  const { db, now } = work;
  const announcement = await db
    .selectFrom('atrium.announcement')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (announcement?.state !== 'sending') return 0;
  const { title, title_en, content, content_en, told, told_until: after } = announcement;
  const people = await nextRecipients(db, announcement, { after, most: SLICE });
  work.changed('platform-announcement');
  const last = people.at(-1);
  if (last === undefined) {
    await db
      .updateTable('atrium.announcement')
      .set((eb) => ({ state: 'sent', sent_at: now, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute();
    work.audit({ resource: `announcement/${id}`, after: { told } });
    return 0;
  }
  const inBoth = (zhCN: string, enUS: string) => ({ zhCN, enUS: enUS || zhCN });
  await sendMessages(work, [
    {
      ...{ to: people, kind: 'announcement', key: `announcement ${id}` },
      title: inBoth(title, title_en),
      content: inBoth(content, content_en),
    },
  ]);
  await db
    .updateTable('atrium.announcement')
    .set({ told_until: last, told: told + people.length })
    .where('id', '=', id)
    .execute();
  return people.length;
}
