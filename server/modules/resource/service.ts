import type { Static } from 'typebox';
import { type ResourceKind, storedKind } from '../../../src/schemas/kinds.ts';
import type { ModuleRights, ResourceEntry } from '../../../src/schemas/wire/record.ts';
import type { AccessContext } from '../../call/definition.ts';
import { granteesOf } from '../../session/actor.ts';
import { AppError } from '../../errors/AppError.ts';
import { mayRead } from '../../documents/permits.ts';
import { refuseReading } from '../../documents/policy.ts';
import { moduleRights } from '../../../src/documents/rights/moduleRights.ts';
import type { WantedVersion } from '../../documents/policy.ts';
import { presentResource } from './presenter.ts';
import { findShared } from '../../documents/sharedReading.ts';
import { conditionsNamedIn } from '../../documents/publishedConditions.ts';
import { lastSaved } from '../../documents/draftRepository.ts';
import { findResource } from '../../documents/findResource.ts';
import type { StoredResource } from '../../documents/repository.ts';
import { asksForPreview } from '../../documents/schema.ts';
import type { GetResourceParam } from '../../documents/schema.ts';

/** The resource that a payload asks for: of its kinds the first that has one of the id. @throws AppError NOT_FOUND */
async function load(
  ctx: AccessContext,
  { kind, orKinds = [], id }: Static<typeof GetResourceParam>,
  wanted: WantedVersion,
): Promise<StoredResource> {
  for (const next of [kind, ...orKinds]) {
    const found = await findResource(ctx, storedKind(next), id, wanted);
    if (found !== undefined) return found;
  }
  throw new AppError('NOT_FOUND');
}

/**
 * As `load`; who designs and asks for a preview gets the draft of what is not published. To anybody else it is not there,
 * whatever the call asks for. @throws AppError NOT_FOUND
 */
async function loadOrPreview(
  ctx: AccessContext,
  param: Static<typeof GetResourceParam>,
  wanted: WantedVersion,
): Promise<StoredResource> {
  try {
    return await load(ctx, param, wanted);
  } catch (error) {
    const isMissing = error instanceof AppError && error.code === 'NOT_FOUND';
    if (!isMissing || wanted !== 'published' || !designs(ctx) || !asksForPreview(param)) throw error;
    return load(ctx, param, 'draft');
  }
}

/** Whether the caller designs anything at all. */
const designs = ({ actor }: AccessContext): boolean =>
  actor.kind === 'user' && (actor.isAdmin || actor.designs.length > 0);

/** The resources that the caller's role may read, as `kind/id`. */
async function reachedBy(ctx: AccessContext): Promise<ReadonlySet<string>> {
  return (await ctx.platform.entrances.of(ctx.db, ctx.actor)).reached;
}

/** What the caller's role may do with the module that a document is about; undefined for documents about none. */
async function rightsFor(ctx: AccessContext, resource: StoredResource): Promise<ModuleRights | undefined> {
  const schema = resource.schema as { module?: unknown; list?: unknown };
  let module = resource.kind === 'form' ? resource.id : schema.module;
  if (resource.kind === 'mgr' && typeof schema.list === 'string') {
    module = (await ctx.platform.documents.find(ctx.db, 'mgrList', schema.list))?.document.module;
  }
  if (typeof module !== 'string') return undefined;
  const form = await ctx.platform.documents.find(ctx.db, 'form', module);
  if (form === undefined) return undefined;
  // A share link shows what a page is like; there is nothing that it may read or do with it.
  if (ctx.actor.kind === 'share') return { actions: [], read: '*', write: '*' };
  const rights = moduleRights(form.document, granteesOf(ctx.actor));
  const actions = await ctx.platform.entrances.allowed(ctx.db, ctx.actor, {
    module,
    actions: rights.actions,
  });
  const flows = await ctx.platform.documents.list(ctx.db, 'flow');
  const isInFlows = flows.some(({ document }) => document.form === module);
  return { ...rights, actions: [...actions], ...(isInFlows && { flows: true }) };
}

/** Whether a resource is published. A visitor is told of what he can open, and nothing of what else there is;
 * so is a session that is bound to an appKey. */
export async function isPublished(ctx: AccessContext, kind: ResourceKind, id: string): Promise<boolean> {
  const { documents } = ctx.platform;
  const found = await documents.findShown(ctx.db, kind, id);
  if (ctx.actor.kind === 'share') {
    return (await findShared(ctx, [kind], id)) !== undefined;
  }
  const isVisitor = ctx.actor.kind === 'visitor';
  const isBound = Boolean(ctx.actor.session?.embed);
  if (found === undefined || !(isVisitor || isBound)) return found !== undefined;
  if (kind === 'system') return isBound || (await documents.find(ctx.db, kind, id))?.document.public === true;
  return refuseReading(ctx.actor, 'published', { kind, id }, await reachedBy(ctx)) === undefined;
}

/**
 * What is told of a document that cannot be read: that it is so, to who may open it, with the reasons where he designs
 * (`redactRefusal`); to anybody else nothing that a sound one would not tell.
 */
async function unreadable(
  ctx: AccessContext,
  { kind, orKinds = [], id }: Static<typeof GetResourceParam>,
  refused: AppError,
): Promise<AppError> {
  if (ctx.actor.kind === 'share') return refused;
  const named = [kind, ...orKinds].map((each) => ({ kind: each, id }));
  for (const each of named) if (await mayRead(ctx, each)) return refused;
  const reached = await reachedBy(ctx);
  const denials = [kind, ...orKinds].map((each) =>
    refuseReading(ctx.actor, 'published', { kind: storedKind(each), id }, reached),
  );
  return denials.includes(undefined) ? refused : new AppError(denials[0] ?? 'NOT_FOUND');
}

/**
 * Reads one resource for the caller: load, policy, present; where that is asked for, a list with the form of its module,
 * and a mgr with its list.
 */
export async function getResource(
  ctx: AccessContext,
  param: Static<typeof GetResourceParam>,
): Promise<ResourceEntry> {
  try {
    const entry = await readResource(ctx, param);
    return param.withForm === true ? { ...entry, ...(await besideOf(ctx, entry, param)) } : entry;
  } catch (error) {
    const isUnreadable = error instanceof AppError && error.code === 'DOCUMENT_INVALID';
    throw isUnreadable ? await unreadable(ctx, param, error) : error;
  }
}

/**
 * What a document is drawn with: the form of the module whose records a list shows, the list of a mgr. Each is read as a
 * call of its own would be, and absent where that is refused, so that the document comes all the same and the call says why.
 */
async function besideOf(
  ctx: AccessContext,
  { kind, schema }: ResourceEntry,
  { orKinds: _orKinds, ...param }: Static<typeof GetResourceParam>,
): Promise<Pick<ResourceEntry, 'form' | 'list'>> {
  const { module, list } = schema as { module?: unknown; list?: unknown };
  // A number is a version of the document's own.
  if (typeof param.version === 'number') return {};
  try {
    if (kind === 'mgrList' && typeof module === 'string')
      return { form: await readResource(ctx, { ...param, kind: 'form', id: module }) };
    if (kind === 'mgr' && typeof list === 'string')
      return { list: await getResource(ctx, { ...param, kind: 'mgrList', id: list }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return {};
}

async function readResource(
  ctx: AccessContext,
  param: Static<typeof GetResourceParam>,
): Promise<ResourceEntry> {
  if (ctx.actor.kind === 'share') {
    const { kind, orKinds = [], id } = param;
    const shared = await findShared(ctx, [kind, ...orKinds], id);
    if (shared === undefined) throw new AppError('NOT_FOUND');
    return present(ctx, shared, false);
  }
  const wanted = param.version ?? 'published';
  // What nobody but designers may see is refused before it is looked for: it may not be known to exist.
  if (wanted !== 'published' && !designs(ctx)) throw new AppError('FORBIDDEN');
  const resource = await loadOrPreview(ctx, param, wanted);
  if (!(await mayRead(ctx, resource))) {
    // A draft in the place of what was never published is there for nobody else.
    const denied = refuseReading(ctx.actor, wanted, resource, await reachedBy(ctx));
    if (denied !== undefined) throw new AppError(denied);
  }
  const entry = await present(ctx, resource, wanted !== 'published');
  return wanted === 'draft' ? { ...entry, ...(await savedOf(ctx, resource)) } : entry;
}

/** Who saved a draft last, and whose it is. */
async function savedOf(
  ctx: AccessContext,
  { kind, id }: StoredResource,
): Promise<Pick<ResourceEntry, 'savedBy' | 'savedAt' | 'system'>> {
  const saved = await lastSaved(ctx.db, kind as ResourceKind, id);
  if (saved === undefined) return {};
  const { by, at, system } = saved;
  return { savedBy: by, savedAt: at.toISOString(), ...(system !== null && { system }) };
}

async function present(
  ctx: AccessContext,
  resource: StoredResource,
  asDesigned: boolean,
): Promise<ResourceEntry> {
  return presentResource(resource, {
    rights: await rightsFor(ctx, resource),
    conditions: await conditionsNamedIn(ctx.db, ctx.platform.documents, resource.schema),
    asDesigned,
  });
}
