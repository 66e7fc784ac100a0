import { sql } from 'kysely';
import type { AbsentPerson } from '../../src/schemas/wire/flowInstance.ts';
import type { TaskRow } from './instances.ts';
import type { FlowReading } from './services.ts';

type AbsentRow = Pick<TaskRow, 'absent' | 'flow'>;

/** Those who handed a task on by being away, each with when the absence ends that holds now. */
export type Absences = (row: AbsentRow) => readonly AbsentPerson[];

/** Until when people are away whose tasks others have; asked where there are any. */
export async function absencesOf(
  { db, now }: Pick<FlowReading, 'db' | 'now'>,
  rows: readonly AbsentRow[],
): Promise<Absences> {
  const people = [...new Set(rows.flatMap(({ absent }) => (absent ?? []).map(({ value }) => value)))];
  const found = people.length === 0 ? [] : await delegationsOf({ db, now }, people);
  return ({ absent, flow }) =>
    (absent ?? []).map((person) => {
      const current = found.find(
        (each) => each.from_user === person.value && (each.flows === null || each.flows.includes(flow)),
      );
      return { ...person, until: current === undefined ? null : new Date(current.ends_at).toISOString() };
    });
}

async function delegationsOf({ db, now }: Pick<FlowReading, 'db' | 'now'>, people: readonly string[]) {
  const { rows } = await sql<{
    readonly from_user: string;
    readonly flows: readonly string[] | null;
    readonly ends_at: Date;
  }>`select from_user, flows, ends_at from atrium.flow_delegation
    where from_user = any(${[...people]}::text[]) and starts_at <= ${now} and ends_at > ${now}`.execute(db);
  return rows;
}
