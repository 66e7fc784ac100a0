import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppDocument } from '../../src/schemas/documents/index.ts';
import type { FlowDetail, FlowPrint, PrintCheck } from '../../src/schemas/wire/flowDetail.ts';
import { isOnPaper } from '../../src/schemas/flow/onPaper.ts';
import { localise } from '../../src/schemas/text.ts';
import { detailOf, type SeenInstance, seeInstance } from './detail.ts';
import { findInstance, type InstanceRow, tasksOf, type TaskRow } from './instances.ts';
import type { FlowReading } from './services.ts';

/** Hexadecimal digits, so that small and capital letters are alike: of what seals a code, and of what the paper tells. */
const DIGITS = { seal: 16, told: 6 } as const;

/** Where a printed code is typed in, or its picture leads to. */
const CHECK_PAGE = '/flowVerifyPrint';

type Keys = Pick<FlowReading, 'platform'>;

const digest = ({ platform }: Keys, said: string, digits: number): string =>
  createHmac('sha256', platform.secrets.vaultKey).update(said).digest('hex').slice(0, digits);

/** What nobody can make for an instance that was never printed. */
const sealOf = (keys: Keys, id: string): string => digest(keys, `print ${id}`, DIGITS.seal);

/** Stands for what a paper says of where its instance is: another one, once somebody has decided something or it ended. */
function toldOf(keys: Keys, row: InstanceRow, tasks: readonly TaskRow[]): string {
  const decided = tasks.filter(isOnPaper).map(({ id, state }) => [id, state]);
  const said = JSON.stringify([row.id, row.state, row.round, row.ended_at, decided]);
  return digest(keys, `printed ${said}`, DIGITS.told);
}

/**
 * An instance as it is printed, under the reader's own rights, with a code by which somebody who holds the paper can ask
 * whether it is true.
 * @throws AppError NOT_FOUND
 */
export async function printOf(reading: FlowReading, id: string): Promise<FlowPrint> {
  const seen = await seeInstance(reading, id);
  const detail = asPrinted(await detailOf(reading, seen));
  const { userId, realName } = reading.actor;
  const check = [id, sealOf(reading, id), toldOf(reading, seen.row, seen.tasks)].join('.');
  return {
    ...detail,
    page: await pageOf(reading, seen),
    printedAt: reading.now.toISOString(),
    printedBy: { value: userId, label: realName },
    check,
    checkUrl: `${reading.platform.config.publicUrl}${CHECK_PAGE}?check=${check}`,
  };
}

/** Nothing is filled in or decided on paper. */
export const asPrinted = (detail: FlowDetail): FlowDetail => ({
  ...detail,
  offers: [],
  rights: Object.fromEntries(
    Object.entries(detail.rights).map(([code, right]) => [
      code,
      typeof right === 'object' ? { ...right, right: 'read' as const } : ('read' as const),
    ]),
  ),
});

/**
 * The page by which instances of a flow are printed: whoever sees an instance may print it, whether or not a menu of theirs
 * leads to the page. Null where the flow names none, and where it is published no more.
 */
async function pageOf({ platform, db }: FlowReading, { open }: SeenInstance): Promise<AppDocument | null> {
  const { print } = open.flow.settings;
  if (print === undefined) return null;
  return (await platform.documents.find(db, 'app', print))?.document ?? null;
}

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/**
 * What a printed code says of its instance: what whoever holds the paper can compare with it, and whether it has gone on
 * since. Nothing of the form, no comment, and the title without what a step hides.
 * @returns undefined for one that no print bears, or whose instance is gone
 */
export async function verifyPrint(
  reading: Pick<FlowReading, 'platform' | 'db' | 'locale'>,
  check: string,
): Promise<PrintCheck | undefined> {
  const [id = '', seal = '', told = ''] = check.trim().toLowerCase().split('.');
  // Before anything is read: what is made up costs the database nothing.
  const found = isSame(seal, sealOf(reading, id)) ? await findInstance(reading, id) : undefined;
  if (found === undefined) return undefined;
  const { row } = found;
  const tasks = await tasksOf(reading.db, id);
  return {
    title: localise(row.public_title, reading.locale),
    number: row.number,
    state: row.state,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    changed: !isSame(told, toldOf(reading, row, tasks)),
    decisions: tasks.filter(isOnPaper).map((task) => ({
      step: task.node_title,
      person: task.handler_name ?? task.assignee_name,
      state: task.state,
      at: task.ended_at?.toISOString() ?? null,
    })),
  };
}
