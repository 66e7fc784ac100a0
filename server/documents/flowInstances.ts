import { type RawBuilder, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';

/** Kinds whose versions instances of flows go on under. */
const COLUMNS = { flow: sql`i.flow`, form: sql`i.form` } as const;

/**
 * How many instances of flows live that go on under versions of a document: a flow, or the form that flows are about.
 * They keep the version with which they were submitted, whatever is published since.
 */
export async function countLiveInstances(
  db: Kysely<Database>,
  { kind, id }: { readonly kind: ResourceKind; readonly id: string },
): Promise<number> {
  if (kind !== 'flow' && kind !== 'form') return 0;
  const { rows } = await sql<{ count: number }>`select count(*) as count from atrium.flow_instance i
    where ${COLUMNS[kind]} = ${id} and i.state in ('running', 'returned', 'suspended')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether an instance, though it may have ended, is read under a removed document `d`. */
export const isReadByInstances: RawBuilder<boolean> = sql<boolean>`(d.kind = 'flow' and exists (
    select 1 from atrium.flow_instance i where i.flow = d.document)
  or d.kind = 'form' and exists (select 1 from atrium.flow_instance i where i.form = d.document))`;
