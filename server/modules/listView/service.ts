import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { addressKinds } from '../../../src/schemas/pageAddress.ts';
import type { ListView } from '../../../src/schemas/wire/listView.ts';
import type { AccessContext, CallContext } from '../../call/definition.ts';
import { refuseLarge } from '../../envelope/jsonSize.ts';
import { lockUser } from '../../db/lockUser.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { getResource } from '../resource/index.ts';
import { mayChange } from './policy.ts';
import { presentView } from './presenter.ts';
import {
  countViews,
  deleteView,
  findView,
  insertView,
  listViews,
  updateView,
  writeDefault,
} from './repository.ts';
import { knownRoles } from '../../organisation/roles.ts';
import type { Reader, StoredView, ViewContent } from './repository.ts';
import type { DefaultViewParam, ListViewsParam, RemoveViewParam, SaveViewParam } from './schema.ts';

const MAX_VIEWS = 50;
const MAX_KIB = 32;

const readerOf = ({ actor: { userId, groupId } }: AccessContext): Reader => ({ userId, groupId });
const nameOf = ({ list, id }: { list: string; id: string }): string => `mgrList/${list}/view/${id}`;

/** Whether the role may share views of a list. @throws AppError NOT_FOUND or FORBIDDEN where it may not open it */
async function mayShare(ctx: AccessContext, list: string): Promise<boolean> {
  const { rights } = await getResource(ctx, { kind: 'mgrList', id: list });
  return rights?.actions.includes('shareViews') ?? false;
}

/** A view that the caller sees. @throws AppError NOT_FOUND */
async function seenView(ctx: AccessContext, id: string): Promise<StoredView> {
  const view = await findView(ctx.db, readerOf(ctx), id);
  if (view === undefined) throw new AppError('NOT_FOUND');
  return view;
}

/** The list that is shown at `/mgr/{id}`; undefined where something else is. @throws AppError as `mayShare` */
async function listAt(ctx: AccessContext, id: string): Promise<string | undefined> {
  const [kind, ...orKinds] = addressKinds.mgr;
  const found = await getResource(ctx, { kind, orKinds, id });
  if (found.kind !== 'mgr') return found.kind === 'mgrList' ? id : undefined;
  const { list } = found.schema as { list?: unknown };
  return typeof list === 'string' ? list : undefined;
}

/** The views of a list that the caller may use, the own ones first; none where an address shows no list. */
export async function getViews(ctx: CallContext<Static<typeof ListViewsParam>>): Promise<ListView[]> {
  const { param } = ctx;
  const list = param.at === 'address' ? await listAt(ctx, param.list) : param.list;
  if (list === undefined) return [];
  await mayShare(ctx, list);
  const views = await listViews(ctx.db, readerOf(ctx), list);
  return views.map((view) => presentView(view, ctx.actor.userId));
}

/** Says of a name that the owner has another view of that name. */
async function namingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (code !== '23505' || constraint !== 'list_view_name') throw cause;
    throw new AppError('INPUT_INVALID', { errors: [inputError('name', 'NOT_UNIQUE')], cause });
  }
}

/** What is to be kept. @throws AppError INPUT_INVALID */
async function readContent(ctx: CallContext<Static<typeof SaveViewParam>>): Promise<ViewContent> {
  const { name, state, scope, roles = [] } = ctx.param;
  refuseLarge(state, 'state', MAX_KIB);
  if (scope !== 'role') return { name: name.trim(), state, scope, roles: [] };
  if (roles.length === 0) throw invalidInput(inputError('roles', 'REQUIRED'));
  const known = await knownRoles(ctx.db, roles);
  const unknown = roles.flatMap((role, index) =>
    known.has(role) ? [] : [inputError(`roles.${index}`, 'UNKNOWN_OPTION')],
  );
  if (unknown.length > 0) throw invalidInput(...unknown);
  return { name: name.trim(), state, scope, roles };
}

/**
 * Adds a view, or changes one at the revision that was read.
 * @throws AppError FORBIDDEN, NOT_FOUND, INPUT_INVALID, LIMIT_REACHED, REVISION_CONFLICT
 */
export async function saveView(ctx: CallContext<Static<typeof SaveViewParam>>): Promise<ListView> {
  const { list, id = randomUUID(), revision } = ctx.param;
  const sharing = await mayShare(ctx, list);
  const content = await readContent(ctx);
  const after = { scope: content.scope, roles: content.roles, name: content.name };
  if (ctx.param.id === undefined) {
    if (!mayChange({ isOwn: true, mayShare: sharing, after: content.scope })) throw new AppError('FORBIDDEN');
    const owner = ctx.actor.userId;
    await lockUser(ctx.db, owner);
    if ((await countViews(ctx.db, owner, list)) >= MAX_VIEWS) throw new AppError('LIMIT_REACHED');
    await namingDuplicates(() => insertView(ctx.db, { id, list, owner, now: ctx.now }, content));
    ctx.audit({ resource: nameOf({ list, id }), after });
  } else {
    if (revision === undefined) throw invalidInput(inputError('revision', 'REQUIRED'));
    const view = await seenView(ctx, id);
    if (view.list !== list) throw new AppError('NOT_FOUND');
    const isOwn = view.owner === ctx.actor.userId;
    const change = { isOwn, mayShare: sharing, before: view.scope, after: content.scope };
    if (!mayChange(change)) throw new AppError('FORBIDDEN');
    const updated = await namingDuplicates(() => updateView(ctx.db, { id, revision, now: ctx.now }, content));
    if (!updated) throw new AppError('REVISION_CONFLICT');
    const before = { scope: view.scope, roles: view.roles, name: view.name };
    ctx.audit({ resource: nameOf({ list, id }), before, after });
  }
  return presentView(await seenAfter(ctx, id, content), ctx.actor.userId);
}

/** The view as it stands; one that its writer's role now sees no more is told by what was written. */
async function seenAfter(
  ctx: CallContext<Static<typeof SaveViewParam>>,
  id: string,
  content: ViewContent,
): Promise<StoredView> {
  const found = await findView(ctx.db, readerOf(ctx), id);
  if (found !== undefined) return found;
  const { list, revision = 0 } = ctx.param;
  return { ...content, id, list, owner: '', ownerName: '', revision: revision + 1, isDefault: false };
}

/** Removes a view at the revision that was read. @throws AppError NOT_FOUND, FORBIDDEN, REVISION_CONFLICT */
export async function removeView(ctx: CallContext<Static<typeof RemoveViewParam>>): Promise<void> {
  const { id, revision } = ctx.param;
  const view = await seenView(ctx, id);
  const isOwn = view.owner === ctx.actor.userId;
  // What is one's own goes also where the list may be opened no more.
  const sharing = isOwn || (await mayShare(ctx, view.list));
  if (!mayChange({ isOwn, mayShare: sharing, before: view.scope })) throw new AppError('FORBIDDEN');
  if (!(await deleteView(ctx.db, id, revision))) throw new AppError('REVISION_CONFLICT');
  const before = { scope: view.scope, roles: view.roles, name: view.name };
  ctx.audit({ resource: nameOf(view), before });
}

/** Makes a view the one that the caller's list begins with. @throws AppError NOT_FOUND */
export async function chooseDefault(ctx: CallContext<Static<typeof DefaultViewParam>>): Promise<void> {
  const { list, id } = ctx.param;
  await mayShare(ctx, list);
  if (id !== undefined && (await seenView(ctx, id)).list !== list) throw new AppError('NOT_FOUND');
  await writeDefault(ctx.db, ctx.actor.userId, list, id);
}
