import type { SystemEntry } from '../../../src/schemas/wire/system.ts';
import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { visibleMenus } from './menus.ts';
import type { VisibleMenu } from './menus.ts';
import { presentMenu, presentSystem } from './presenter.ts';
import type { Pages, PublishedSystem, SystemScope } from './presenter.ts';

/** Language and project of an answer. */
export function scopeOf(ctx: AccessContext): SystemScope {
  return { locale: ctx.locale, projectId: ctx.platform.project.projectId };
}

function menusFor(ctx: AccessContext, system: PublishedSystem): readonly VisibleMenu[] {
  return visibleMenus(system.document.menus, ctx.actor.groupId, system.document.public === true);
}

/** The published systems in which the caller's role has a menu. */
export async function listSystems(ctx: AccessContext): Promise<readonly PublishedSystem[]> {
  const systems = await ctx.platform.documents.list(ctx.db, 'system');
  return systems.filter((system) => menusFor(ctx, system).length > 0);
}

/**
 * Opens one published system with the menus of the caller's role. A user whose role has none gets the system with an
 * empty list, so that the portal can say so by its name; a visitor learns of public systems only.
 * @throws AppError NOT_FOUND
 */
export async function openSystem(ctx: AccessContext, id: string): Promise<SystemEntry> {
  const system = await ctx.platform.documents.find(ctx.db, 'system', id);
  if (system === undefined || (ctx.actor.kind === 'visitor' && system.document.public !== true)) {
    throw new AppError('NOT_FOUND');
  }
  const menus = menusFor(ctx, system);
  const pages = await readPages(ctx);
  return { ...presentSystem(system, scopeOf(ctx)), menus: menus.map((menu) => presentMenu(menu, pages)) };
}

async function readPages(ctx: AccessContext): Promise<Pages> {
  const pages = await ctx.platform.documents.list(ctx.db, 'app');
  return new Map(pages.map((page) => [page.id, page.document]));
}
