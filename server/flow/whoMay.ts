import {
  isMeant,
  mayStartFlow,
  type Standing as PersonStanding,
} from '../../src/documents/flow/people/starters.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { onceIn } from '../work/onceIn.ts';
import type { Actor } from '../session/actor.ts';
import type { InstanceRow, TaskRow } from './instances.ts';
import type { FlowReading, FlowServices } from './services.ts';
import { standingOf, type Standing } from './subject.ts';

/** A caller as choices of people name somebody: in all of their roles. */
export interface Person extends Standing {
  readonly actor: Actor;
}

/** The caller with where they stand in the organisation. */
export function personOf(reading: Pick<FlowReading, 'db' | 'actor'>): Promise<Person> {
  const { db, actor } = reading;
  return onceIn(reading, 'person', async () => ({ actor, ...(await standingOf(db, actor)) }));
}

const administers = ({ roles }: Actor): boolean => roles.some(({ isAdmin }) => isAdmin);

const standingAs = ({ actor, path, labels }: Person): PersonStanding => ({
  userId: actor.userId,
  departmentPath: path,
  roles: actor.roles.map(({ groupid }) => groupid),
  labels,
});

/**
 * Whether somebody manages a flow; administrators manage all of them.
 * @param row an instance of it: its managers may be without whoever started it
 */
export const managesFlow = (
  { settings }: FlowDocument,
  person: Person,
  row?: Pick<InstanceRow, 'initiator'>,
): boolean => administers(person.actor) || isMeant(settings.managers, standingAs(person), row?.initiator);

/** Whether the caller manages a flow; where they stand in the organisation is asked where the flow's managers depend on it. */
export async function isManager(
  reading: Pick<FlowReading, 'db' | 'actor'>,
  flow: FlowDocument,
  row?: Pick<InstanceRow, 'initiator'>,
): Promise<boolean> {
  const { departments = [], labels = [] } = flow.settings.managers;
  if (departments.length + labels.length > 0) return managesFlow(flow, await personOf(reading), row);
  return managesFlow(flow, { actor: reading.actor, path: [], name: null, labels: [] }, row);
}

/** Whether somebody may start a flow: whom it names, or whose roles may add a record of its form. */
export const mayStart = (flow: FlowDocument, form: FormDocument, person: Person): boolean =>
  mayStartFlow(flow, form, standingAs(person));

/** Ids of the published flows that somebody manages; undefined: all of them. */
export async function managedFlows(
  { platform, db }: Pick<FlowReading, 'db'> & { readonly platform: Pick<FlowServices, 'documents'> },
  person: Person,
): Promise<readonly string[] | undefined> {
  if (administers(person.actor)) return undefined;
  const flows = await platform.documents.list(db, 'flow');
  return flows.filter(({ document }) => managesFlow(document, person)).map(({ id }) => id);
}

/** Whether somebody takes part in an instance: it is theirs, or a task of it is or was. */
export const takesPart = (
  { userId }: Pick<Actor, 'userId'>,
  row: Pick<InstanceRow, 'initiator'>,
  tasks: readonly Pick<TaskRow, 'assignee' | 'owner' | 'handler' | 'reason' | 'candidates'>[],
): boolean =>
  userId !== '' &&
  (row.initiator === userId ||
    tasks.some(
      ({ assignee, owner, handler, reason, candidates }) =>
        handler === userId ||
        owner === userId ||
        // Who only could have taken a task, and can no more, has nothing to do with it.
        (assignee === userId && !(candidates && reason === 'removed')),
    ));
