import {
  isMeant,
  mayStartFlow,
  type Standing as PersonStanding,
} from '../../src/documents/flow/people/starters.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { AppError } from '../errors/AppError.ts';
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

/** Whether somebody manages a flow; administrators manage all of them. */
export const managesFlow = ({ settings }: FlowDocument, person: Person): boolean =>
  administers(person.actor) || isMeant(settings.managers, standingAs(person));

/** Whether somebody may start a flow: whom it names, or whose roles may add a record of its form. */
export const mayStart = (flow: FlowDocument, form: FormDocument, person: Person): boolean =>
  mayStartFlow(flow, form, standingAs(person));

/**
 * Whether somebody manages the instances of a flow, whatever version they go on under: as the flow stands now, so that
 * whoever comes to manage it has what is there already, as lists and figures have it (`managedFlows`).
 * @param flow as an instance has it, by which it is managed where nothing of it is left
 */
export async function managesInstances(
  reading: Pick<FlowReading, 'db' | 'actor'> & { readonly platform: Pick<FlowServices, 'documents'> },
  flow: FlowDocument,
): Promise<boolean> {
  const person = await personOf(reading);
  if (administers(person.actor)) return true;
  const last = await onceIn(reading, `flow ${flow.id}`, () => lastOf(reading, flow.id));
  return managesFlow(last ?? flow, person);
}

/** A flow as it is published, or was last; one that this release cannot read is none. */
async function lastOf(
  { platform, db }: Pick<FlowReading, 'db'> & { readonly platform: Pick<FlowServices, 'documents'> },
  id: string,
): Promise<FlowDocument | undefined> {
  const published = await platform.documents.find(db, 'flow', id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'DOCUMENT_INVALID') return undefined;
    throw error;
  });
  if (published) return published.document;
  const all = await platform.documents.listLast(db, 'flow');
  return all.find((each) => each.id === id)?.document;
}

/** Ids of the flows that somebody manages, of those that were ever published; undefined: all of them. */
export async function managedFlows(
  { platform, db }: Pick<FlowReading, 'db'> & { readonly platform: Pick<FlowServices, 'documents'> },
  person: Person,
): Promise<readonly string[] | undefined> {
  if (administers(person.actor)) return undefined;
  const flows = await platform.documents.listLast(db, 'flow');
  return flows.filter(({ document }) => managesFlow(document, person)).map(({ id }) => id);
}

/** Whether somebody takes part in an instance: it is theirs, or a task of it is or was. */
export const takesPart = (
  { userId }: Pick<Actor, 'userId'>,
  row: Pick<InstanceRow, 'initiator'>,
  tasks: readonly Pick<TaskRow, 'assignee' | 'owner' | 'handler' | 'candidates' | 'ended_at'>[],
): boolean =>
  userId !== '' &&
  (row.initiator === userId ||
    tasks.some(
      (task) =>
        task.handler === userId ||
        task.owner === userId ||
        (task.assignee === userId && !wasOnlyOffered(task)),
    ));

/** A task that its person only could have taken, and can no more: by it they have nothing to do with the instance. */
export const wasOnlyOffered = ({
  candidates,
  ended_at: end,
}: Pick<TaskRow, 'candidates' | 'ended_at'>): boolean => candidates && end !== null;
