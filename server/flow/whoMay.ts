import {
  isMeant,
  mayStartFlow,
  type Standing as PersonStanding,
} from '../../src/documents/flow/people/starters.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { Holder } from '../../src/documents/flow/holding.ts';
import { onceIn } from '../work/onceIn.ts';
import type { Actor } from '../session/actor.ts';
import { isTheirs, type HeldRow } from './holders.ts';
import type { InstanceRow, TaskRow } from './instances.ts';
import type { FlowReading, FlowServices } from './services.ts';
import { standingOf, type Standing } from './subject.ts';

interface DocumentReading extends Pick<FlowReading, 'db'> {
  readonly platform: Pick<FlowServices, 'documents'>;
}

type ManagedRow = Pick<InstanceRow, 'initiator' | 'flow' | 'flow_version'>;

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
const managesFlow = (
  { settings }: FlowDocument,
  person: Person,
  row?: Pick<InstanceRow, 'initiator'>,
): boolean => administers(person.actor) || isMeant(settings.managers, standingAs(person), row?.initiator);

/**
 * Whether the caller manages an instance, whatever version it goes on under: as its flow stands now, so that whoever comes to
 * manage the flow has what is there already, as lists and figures have it (`managedFlows`). Where the caller stands in the
 * organisation is asked where that decides it.
 * @param flow as the instance has it, by which it is managed where nothing else of the flow can be read
 */
export async function isManager(
  reading: DocumentReading & Pick<FlowReading, 'actor'>,
  flow: FlowDocument,
  { row, flowNow }: { readonly row: ManagedRow; readonly flowNow: number | null },
): Promise<boolean> {
  if (administers(reading.actor)) return true;
  const now = (await flowAt(reading, row, flowNow)) ?? flow;
  const { departments = [], labels = [] } = now.settings.managers;
  if (departments.length + labels.length > 0) return managesFlow(now, await personOf(reading), row);
  return managesFlow(now, { actor: reading.actor, path: [], name: null, labels: [] }, row);
}

async function flowAt(
  { platform, db }: DocumentReading,
  { flow: id, flow_version: own }: ManagedRow,
  version: number | null,
): Promise<FlowDocument | undefined> {
  return version === null || version === own
    ? undefined
    : platform.documents.findVersion(db, 'flow', { id, version });
}

/** Whether somebody may start a flow: whom it names, or whose roles may add a record of its form. */
export const mayStart = (flow: FlowDocument, form: FormDocument, person: Person): boolean =>
  mayStartFlow(flow, form, standingAs(person));

/** Ids of the flows that somebody manages, of those that were ever published; undefined: all of them. */
export async function managedFlows(
  { platform, db }: DocumentReading,
  person: Person,
): Promise<readonly string[] | undefined> {
  if (administers(person.actor)) return undefined;
  const flows = await platform.documents.listLast(db, 'flow');
  return flows.filter(({ document }) => managesFlow(document, person)).map(({ id }) => id);
}

/** Whether somebody takes part in an instance: it is theirs, or a task of it is or was. */
export const takesPart = (
  holder: Holder,
  row: Pick<InstanceRow, 'initiator'>,
  tasks: readonly HeldRow[],
): boolean =>
  holder.userId !== '' &&
  (row.initiator === holder.userId ||
    tasks.some(
      (task) =>
        task.handler === holder.userId ||
        task.owner === holder.userId ||
        (!wasOnlyOffered(task) && isTheirs(task, holder)),
    ));

/** A task that its person only could have taken, and can no more: by it they have nothing to do with the instance. */
export const wasOnlyOffered = ({
  candidates,
  ended_at: end,
}: Pick<TaskRow, 'candidates' | 'ended_at'>): boolean => candidates && end !== null;
