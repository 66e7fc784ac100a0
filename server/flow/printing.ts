import { createHmac } from 'node:crypto';
import type { AppDocument } from '../../src/schemas/documents/index.ts';
import type { FlowDetail, FlowPrint } from '../../src/schemas/wire/flowDetail.ts';
import { AppError } from '../errors/AppError.ts';
import { detailOf, type SeenInstance, seeInstance } from './detail.ts';
import type { FlowReading } from './services.ts';

/** Characters of a check that stand for the instance and for its seal. */
const SEAL = 12;

const sealOf = ({ platform }: Pick<FlowReading, 'platform'>, id: string, endedAt: string | null): string =>
  createHmac('sha256', platform.secrets.vaultKey)
    .update(`print ${id} ${endedAt ?? ''}`)
    .digest('base64url')
    .slice(0, SEAL);

/**
 * An instance as it is printed, under the reader's own rights, with a code by which somebody who holds the paper can ask
 * whether it is true.
 * @throws AppError NOT_FOUND
 */
export async function printOf(reading: FlowReading, id: string): Promise<FlowPrint> {
  const seen = await seeInstance(reading, id);
  const detail = asPrinted(await detailOf(reading, seen));
  const { userId, realName } = reading.actor;
  return {
    ...detail,
    page: await pageOf(reading, seen),
    printedAt: reading.now.toISOString(),
    printedBy: { value: userId, label: realName },
    check: `${id}.${sealOf(reading, id, detail.instance.endedAt)}`,
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

/**
 * What a printed code says of its instance: nothing but number, state and end.
 * @throws AppError NOT_FOUND for one that no print bears, or whose instance has gone on since
 */
export async function verifyPrint(
  reading: FlowReading,
  check: string,
): Promise<{ readonly number: string | null; readonly state: string; readonly endedAt: string | null }> {
  const [id = '', seal] = check.split('.');
  const row = await reading.db
    .selectFrom('atrium.flow_instance')
    .select(['number', 'state', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const endedAt = row?.ended_at?.toISOString() ?? null;
  if (row === undefined || seal !== sealOf(reading, id, endedAt)) throw new AppError('NOT_FOUND');
  return { number: row.number, state: row.state, endedAt };
}
