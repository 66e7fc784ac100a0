import type { InterfaceReading } from './services.ts';
import { AppError } from '../../errors/AppError.ts';
import { mayCall } from './policy.ts';
import { findOnePublished } from './repository.ts';
import type { PublishedInterface } from './repository.ts';
import type { Definition } from './schema.ts';

/** Where an interface is called, as addresses name it. */
export interface InterfaceAddress {
  readonly moduleCode: string;
  readonly interfaceUrl: string;
}

/** The most definitions that are kept. */
const MOST_KEPT = 500;

/** Composed definitions by their text, so that what is compiled of one is found again when it is read again. */
const keptDefinitions = new Map<string, Definition>();

function keptDefinition(definition: Definition): Definition {
  if (definition.kind !== 'composed') return definition;
  const text = JSON.stringify(definition);
  const kept = keptDefinitions.get(text) ?? definition;
  // The one that was asked for last stands last.
  keptDefinitions.delete(text);
  keptDefinitions.set(text, kept);
  const [oldest] = keptDefinitions.keys();
  if (keptDefinitions.size > MOST_KEPT && oldest !== undefined) keptDefinitions.delete(oldest);
  return kept;
}

/**
 * The published interface of an address, undefined where there is none.
 * @param ctx with its `db`, a transaction is not left for it
 */
export async function publishedAt(
  { platform, db = platform.db }: Pick<InterfaceReading, 'platform'> & Partial<Pick<InterfaceReading, 'db'>>,
  address: InterfaceAddress,
): Promise<PublishedInterface | undefined> {
  const found = await findOnePublished(db, address);
  return found && { ...found, definition: keptDefinition(found.definition) };
}

/**
 * Opens the interface of an address for the caller's role, whatever his menus lead to: it is a step of one that he has
 * opened.
 * @throws AppError CALL_UNKNOWN for one that is not there, FORBIDDEN where the role may not call it
 */
export async function openForRole(
  ctx: Pick<InterfaceReading, 'platform' | 'actor' | 'db'>,
  address: InterfaceAddress,
): Promise<PublishedInterface> {
  const found = await publishedAt(ctx, address);
  if (found === undefined) throw new AppError('CALL_UNKNOWN');
  if (!mayCall(found.definition, ctx.actor)) throw new AppError('FORBIDDEN');
  return found;
}

/** The same for who calls it by itself, from a page or menu that names it. @throws AppError as well */
export async function openInterface(
  ctx: InterfaceReading,
  address: InterfaceAddress,
): Promise<PublishedInterface> {
  const found = await openForRole(ctx, address);
  if (!(await menusLet(ctx, found.definition))) throw new AppError('FORBIDDEN');
  return found;
}

/** It goes with what names it; what writes is an action too, named as its address is, which the menu has to let be done. */
async function menusLet(
  { db, actor, platform: { entrances } }: InterfaceReading,
  { moduleCode, interfaceUrl, writes }: Definition,
): Promise<boolean> {
  if (!(await entrances.reads(db, actor, `${moduleCode}/${interfaceUrl}`))) return false;
  if (writes !== true) return true;
  const asked = { module: moduleCode, actions: [interfaceUrl] };
  return (await entrances.allowed(db, actor, asked)).length > 0;
}
