import type { SystemDocument } from '../../../src/schemas/documents/system.ts';
import type { SystemEntry } from '../../../src/schemas/wire/system.ts';
import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { granteesOf } from '../../session/actor.ts';
import { mayDesign } from '../../documents/designPolicy.ts';
import { ownershipOf } from '../../documents/ownership.ts';
import { readConditions } from '../../documents/publishedConditions.ts';
import type { StoredResource } from '../../documents/repository.ts';
import { findResource } from '../../documents/findResource.ts';
import { openShared } from '../../documents/sharedReading.ts';
import {
  allMenus,
  grantsNothing,
  grantsToAnybody,
  visibleMenus,
} from '../../../src/documents/system/menus.ts';
import type { VisibleMenu } from '../../../src/documents/system/menus.ts';
import { presentMenu, presentSystem } from '../../../src/documents/system/systemEntry.ts';
import type { MenuContext, OpenedSystem, SystemScope } from '../../../src/documents/system/systemEntry.ts';

/** Language and project of an answer. */
export function scopeOf(ctx: AccessContext): SystemScope {
  return { locale: ctx.locale, projectId: ctx.platform.project.projectId };
}

function menusFor(ctx: AccessContext, system: Pick<OpenedSystem, 'document'>): readonly VisibleMenu[] {
  return visibleMenus(system.document.menus, granteesOf(ctx.actor), system.document.public === true);
}

/** The published systems in which the caller's role has a menu; for a share link the system that it shares. */
export async function listSystems(ctx: AccessContext): Promise<readonly OpenedSystem[]> {
  if (ctx.actor.kind === 'share') {
    const shared = await openShared(ctx);
    return shared.kind === 'system' ? [asSystem(ctx, shared)] : [];
  }
  const systems = await ctx.platform.documents.list(ctx.db, 'system');
  return systems.filter((system) => menusFor(ctx, system).length > 0);
}

/**
 * Opens one published system with the menus of the caller's role. A user whose role has none gets the system with an
 * empty list, so that the portal can say so by its name; a visitor learns of public systems only.
 * @throws AppError NOT_FOUND
 */
export async function openSystem(ctx: AccessContext, id: string): Promise<SystemEntry> {
  if (ctx.actor.kind === 'share') return presentWhole(ctx, await openShared(ctx), id, grantsNothing);
  const system = await ctx.platform.documents.find(ctx.db, 'system', id);
  if (system === undefined || (ctx.actor.kind === 'visitor' && system.document.public !== true)) {
    throw new AppError('NOT_FOUND');
  }
  const menus = menusFor(ctx, system);
  const context = await readMenuContext(ctx);
  return {
    ...presentSystem(system, scopeOf(ctx)),
    menus: menus.map((menu) => presentMenu(menu, context)),
    ...(await ownRights(ctx, id)),
  };
}

/** Whether the caller may change a system in its designer, and decides over its rights; of anybody who designs nothing nothing is asked. */
async function ownRights(ctx: AccessContext, id: string): Promise<Pick<SystemEntry, 'designs' | 'grants'>> {
  const { actor, db } = ctx;
  if (actor.kind !== 'user' || !(actor.isAdmin || actor.designs.length > 0)) return {};
  const owned = (await ownershipOf(db, [{ kind: 'system', id }])).get(`system/${id}`);
  if (owned?.origin !== 'own') return {};
  return {
    ...(mayDesign(actor, 'design', owned) && { designs: true as const }),
    ...(mayDesign(actor, 'grant', owned) && { grants: true as const }),
  };
}

/**
 * The draft of a system, with all of its menus, for who designs it: neither roles nor what is published count.
 * @throws AppError NOT_FOUND
 */
export async function previewSystem(ctx: AccessContext, id: string): Promise<SystemEntry> {
  const draft = await findResource(ctx, 'system', id, 'draft');
  if (draft === undefined) throw new AppError('NOT_FOUND');
  const own = await ownRights(ctx, id);
  return { ...(await presentWhole(ctx, draft, id, grantsToAnybody)), ...own, preview: true };
}

/** A system in some version of it, with menus that no role chooses. @throws AppError NOT_FOUND where it is another one */
async function presentWhole(
  ctx: AccessContext,
  found: StoredResource,
  id: string,
  mights: Parameters<typeof allMenus>[1],
): Promise<SystemEntry> {
  if (found.kind !== 'system' || found.id !== id) throw new AppError('NOT_FOUND');
  const system = asSystem(ctx, found);
  const context = await readMenuContext(ctx);
  const menus = allMenus(system.document.menus, mights).map((menu) => presentMenu(menu, context));
  return { ...presentSystem(system, scopeOf(ctx)), menus };
}

/** A draft was never published: what it shows is of now. */
function asSystem({ now }: AccessContext, { id, schema }: StoredResource): OpenedSystem {
  return { id, document: schema as SystemDocument, publishedAt: now };
}

async function readMenuContext({ db, platform: { documents } }: AccessContext): Promise<MenuContext> {
  const pages = await documents.list(db, 'app');
  return {
    pages: new Map(pages.map((page) => [page.id, page.document])),
    conditions: await readConditions(db, documents),
  };
}
