import type { ResolvedRights } from '../../src/documents/flow/fieldRights.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { NOTHING_GIVEN } from '../../src/documents/flow/journal.ts';
import { writeJournal } from './journalRows.ts';
import type { LiveInstance } from './matter.ts';
import { lockRecord, writeAtStep, type WrittenRecord } from './recordWriting.ts';
import type { FlowWork } from './services.ts';
import { fieldsOf } from './stepAuthority.ts';

/**
 * Writes fields of the record of an instance as the flow itself, with a line of the timeline of what has changed.
 * @returns the record then; undefined where it is gone
 * @throws AppError INPUT_INVALID at `data.<field>` for values that their fields do not take
 */
export async function writeFields(
  work: FlowWork,
  { row, open, state }: LiveInstance,
  values: Readonly<Values>,
): Promise<WrittenRecord | undefined> {
  if (row.record === null) return undefined;
  const { shape } = await fieldsOf(work, open);
  const rights: ResolvedRights = new Map(shape.fields.map(({ code }) => [code, { right: 'edit' }]));
  const held = await lockRecord(work, { open, rights, subject: row.subject }, row.record);
  if (held === undefined) return undefined;
  const written = await writeAtStep(work, { rights }, held, values, false);
  // What a trigger does that nobody waited for may come after the end, which no line follows.
  if (written.changes.length > 0 && row.ended_at === null)
    await writeJournal(
      work.db,
      row.id,
      [
        {
          ...NOTHING_GIVEN,
          ...{ kind: 'dataChanged', round: state.round, node: null, task: null, by: null, people: [] },
          ...{ reason: null, to: null, changes: written.changes },
        },
      ],
      work.now,
    );
  return written;
}
