import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { type FlowDelegation, MOST_DELEGATIONS } from '../../../src/schemas/wire/flowDelegation.ts';
import type { AccessContext, CallContext } from '../../call/definition.ts';
import { lockUser } from '../../db/lockUser.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { listChoices } from '../../organisation/choices.ts';
import { readDateTime } from '../../records/calendar.ts';
import { auditedDelegation, presentDelegation } from './presenter.ts';
import {
  countOthers,
  deleteDelegation,
  findDelegation,
  findOverlapping,
  insertDelegation,
  listDelegations,
  updateDelegation,
} from './repository.ts';
import type { DelegationContent, StoredDelegation } from './repository.ts';
import type { ListDelegationsParam, RemoveDelegationParam, SaveDelegationParam } from './schema.ts';

type SaveContext = CallContext<Static<typeof SaveDelegationParam>>;

const nameOf = (id: string): string => `flow-delegation/${id}`;

/** Whose delegations a caller asks about. @throws AppError FORBIDDEN for those of others, but for administrators */
function ownerOf({ actor }: AccessContext, from = actor.userId): string {
  if (from !== actor.userId && !actor.isAdmin) throw new AppError('FORBIDDEN');
  return from;
}

/** A delegation that the caller may change. @throws AppError NOT_FOUND */
async function ownDelegation(ctx: AccessContext, id: string): Promise<StoredDelegation> {
  const found = await findDelegation(ctx.db, id);
  if (found === undefined || (found.from !== ctx.actor.userId && !ctx.actor.isAdmin))
    throw new AppError('NOT_FOUND');
  return found;
}

/** The delegations of a person, those that end last first. @throws AppError FORBIDDEN */
export async function getDelegations(
  ctx: CallContext<Static<typeof ListDelegationsParam>>,
): Promise<FlowDelegation[]> {
  const from = ownerOf(ctx, ctx.param.from);
  return (await listDelegations(ctx.db, from, MOST_DELEGATIONS)).map(presentDelegation);
}

/**
 * What is to be kept. A delegate and flows that it names already may stay when they are gone.
 * @throws AppError INPUT_INVALID
 */
async function readContent(
  { db, param, now }: SaveContext,
  from: string,
  before: StoredDelegation | undefined,
): Promise<DelegationContent> {
  const { to, flows, open = false } = param;
  const errors: InputError[] = [];
  const [startsAt, endsAt] = [readDateTime(param.startsAt), readDateTime(param.endsAt)];
  if (startsAt === undefined) errors.push(inputError('startsAt', 'FORMAT_INVALID'));
  if (endsAt === undefined) errors.push(inputError('endsAt', 'FORMAT_INVALID'));
  else if (startsAt !== undefined && endsAt <= startsAt) errors.push(inputError('endsAt', 'ENDS_FIRST'));
  else if (endsAt <= now.toISOString()) errors.push(inputError('endsAt', 'IS_PAST'));
  if (before !== undefined && before.from !== from) errors.push(inputError('from', 'READ_ONLY_FIELD'));
  const people = [from, to].filter((id) => id !== before?.from && id !== before?.to);
  const known = new Set(await knownAmong(db, 'person', people));
  if (people.includes(from) && !known.has(from)) errors.push(inputError('from', 'UNKNOWN_OPTION'));
  if (to === from) errors.push(inputError('to', 'STANDS_IN_FOR_SELF'));
  else if (people.includes(to) && !known.has(to)) errors.push(inputError('to', 'UNKNOWN_OPTION'));
  const published = new Set([...(before?.flows ?? []), ...(await knownAmong(db, 'flow', flows ?? []))]);
  for (const [index, flow] of (flows ?? []).entries())
    if (!published.has(flow)) errors.push(inputError(`flows.${String(index)}`, 'UNKNOWN_OPTION'));
  if (errors.length > 0 || startsAt === undefined || endsAt === undefined) throw invalidInput(...errors);
  return { to, flows: flows ?? null, startsAt: new Date(startsAt), endsAt: new Date(endsAt), open };
}

async function knownAmong(
  db: SaveContext['db'],
  source: 'person' | 'flow',
  values: readonly string[],
): Promise<readonly string[]> {
  if (values.length === 0) return [];
  return (await listChoices(db, { source, values })).choices.map(({ value }) => value);
}

/**
 * Adds a delegation, or changes one at the revision that was read. Those of one person are written one after the other, so
 * that no two of them overlap.
 * @throws AppError FORBIDDEN, NOT_FOUND, INPUT_INVALID, LIMIT_REACHED, DELEGATION_OVERLAPS, REVISION_CONFLICT
 */
export async function saveDelegation(ctx: SaveContext): Promise<FlowDelegation> {
  const { db, now, actor, param } = ctx;
  const { id = randomUUID(), revision } = param;
  const before = param.id === undefined ? undefined : await ownDelegation(ctx, id);
  if (before !== undefined && revision === undefined) throw invalidInput(inputError('revision', 'REQUIRED'));
  const from = ownerOf(ctx, param.from ?? before?.from);
  await lockUser(db, from);
  const content = await readContent(ctx, from, before);
  if (before === undefined && (await countOthers(db, from, id)) >= MOST_DELEGATIONS)
    throw new AppError('LIMIT_REACHED');
  const other = await findOverlapping(db, { ...content, id, from });
  if (other !== undefined) throw new AppError('DELEGATION_OVERLAPS', { list: [presentDelegation(other)] });
  const writing = { id, by: actor.userId, now };
  if (before === undefined) await insertDelegation(db, { ...writing, from }, content);
  else if (!(await updateDelegation(db, { ...writing, revision: revision ?? 0 }, content)))
    throw new AppError('REVISION_CONFLICT');
  const stored = await ownDelegation(ctx, id);
  ctx.audit({
    resource: nameOf(id),
    ...(before !== undefined && { before: auditedDelegation(before) }),
    after: auditedDelegation(stored),
  });
  return presentDelegation(stored);
}

/** Removes a delegation at the revision that was read. @throws AppError NOT_FOUND, REVISION_CONFLICT */
export async function removeDelegation(
  ctx: CallContext<Static<typeof RemoveDelegationParam>>,
): Promise<void> {
  const { id, revision } = ctx.param;
  const stored = await ownDelegation(ctx, id);
  if (!(await deleteDelegation(ctx.db, id, revision))) throw new AppError('REVISION_CONFLICT');
  ctx.audit({ resource: nameOf(id), before: auditedDelegation(stored) });
}
