import { fetchWorking, listDocuments } from '../../../designer/core/designCalls.ts';
import type { ApiClient } from '../../../runtime/data/ApiClient.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import { readUserSetting } from '../../../runtime/data/userSetting.ts';
import type { Menu } from '../../../schemas/documents/system.ts';
import { isProductId } from '../../../schemas/kinds.ts';
import { ASKED_FOR, FIRST_STEPS, PUT_AWAY } from './firstStepsSetting.ts';
import type { Beginnings } from './steps.ts';

/** What there is, and whether somebody asked to see the steps whatever there is. */
export interface FoundBeginnings extends Beginnings {
  readonly isAskedFor: boolean;
}

/**
 * Reads how far the first application of the installation is.
 * @returns undefined where the steps are put away, or where users have systems already
 * @throws ApiError
 */
export async function readBeginnings(
  { client, dictionaries }: Pick<RootStore, 'client' | 'dictionaries'>,
  signal: AbortSignal,
): Promise<FoundBeginnings | undefined> {
  const wish = await readUserSetting(client, FIRST_STEPS);
  if (wish === PUT_AWAY) return undefined;
  const isAskedFor = wish === ASKED_FOR;
  const systems = await listOwn(client, 'system', signal);
  const isBeyond = systems.length > 1 && systems.some(({ published }) => published);
  if (isBeyond && !isAskedFor) return undefined;
  const [system] = systems;
  const [forms, lists] = await Promise.all([
    listOwn(client, 'form', signal),
    listOwn(client, 'mgrList', signal),
  ]);
  const working = system && (await fetchWorking(client, { kind: 'system', id: system.id }, signal)).document;
  const entries = working?.kind === 'system' ? entriesOf(working.menus) : [];
  const list = lists.find(({ id }) => entries.some(({ app }) => app?.kind === 'mgrList' && app.id === id));
  const listed = list && (await fetchWorking(client, { kind: 'mgrList', id: list.id }, signal)).document;
  const module = listed?.kind === 'mgrList' ? listed.module : undefined;
  const form = forms.find(({ id }) => id === module) ?? forms[0];
  const made = form && (await fetchWorking(client, { kind: 'form', id: form.id }, signal)).document;
  const isThere = await knownRoles(dictionaries);
  const hasRoles = made?.kind === 'form' && made.grants.some(({ roles }) => roles.some(isThere));
  return {
    isAskedFor,
    system,
    form,
    isListed: entries.length > 0,
    isGranted: hasRoles && entries.some(({ grants = [] }) => grants.some(({ role }) => isThere(role))),
    isPublished:
      entries.length > 0 && [system, form, list].every((document) => document?.published !== false),
  };
}

/** The documents of a kind that did not come with the product, those that were changed last first. */
async function listOwn(client: ApiClient, kind: 'system' | 'form' | 'mgrList', signal: AbortSignal) {
  return (await listDocuments(client, kind, signal)).filter(({ id }) => !isProductId(id));
}

/** The menus that open something, at any depth. */
const entriesOf = (menus: readonly Menu[]): readonly Menu[] =>
  menus.flatMap((menu) => [...(menu.app ? [menu] : []), ...entriesOf(menu.children ?? [])]);

/** Tells roles that somebody may have from codes that documents of elsewhere name; where the roles did not come, all pass. */
async function knownRoles(dictionaries: RootStore['dictionaries']): Promise<(role: string) => boolean> {
  const { status, options } = await dictionaries.fetch('role');
  const codes = new Set(options.map(({ value }) => String(value)));
  return (role) => status !== 'ready' || codes.has(role);
}
