import type { Kysely } from 'kysely';
import type { FunctionTable } from '../../src/conditions/index.ts';
import { createEnvironment } from '../../src/documents/environment.ts';
import { linearPattern } from '../../src/documents/pattern.ts';
import { compileForm } from '../../src/documents/form.ts';
import type { CompiledForm } from '../../src/documents/form.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleAction } from '../../src/schemas/documents/form.ts';
import type { Actor } from '../session/actor.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';
import type { RecordReading, RecordServices } from './services.ts';
import { actionRights, moduleRights, sessionScope, unite } from './policy.ts';
import type { ActionRights, FieldMask } from './policy.ts';
import { readShape } from './shape.ts';
import type { ModuleShape } from './shape.ts';
import { RESOURCE_ID } from '../../src/schemas/kinds.ts';

/** A published form, opened for one action of one caller. */
export interface OpenModule {
  readonly document: FormDocument;
  readonly version: number;
  readonly shape: ModuleShape;
  readonly rights: ActionRights;
  /** The fields whose values the portal was told, over all actions of the role. */
  readonly told: FieldMask;
  /** What templates in rights and conditions see. */
  readonly scope: Readonly<Record<string, unknown>>;
  /** What templates in rights may call. */
  readonly functions: FunctionTable;
}

/** Published documents are shared and frozen, so what is made of one is kept as long as it is. */
const shapes = new WeakMap<FormDocument, ModuleShape>();

/** The table shape of a form document. */
export function shapeOf(document: FormDocument, { vocabulary }: RecordServices): ModuleShape {
  const shape = shapes.get(document) ?? readShape(document, vocabulary.metas);
  shapes.set(document, shape);
  return shape;
}

interface RoleRights {
  readonly rights: ActionRights;
  readonly told: FieldMask;
  /** All actions of the role, for `actionMights`. */
  readonly mights: readonly string[];
}

const rightsByForm = new WeakMap<FormDocument, Map<string, RoleRights>>();

/** The rights of a role to an action, worked out once per published form. */
function rightsOf(document: FormDocument, groupId: string, action: ModuleAction): RoleRights | undefined {
  const known = rightsByForm.get(document) ?? new Map<string, RoleRights>();
  rightsByForm.set(document, known);
  const key = `${action} ${groupId}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const rights = actionRights(document, groupId, action);
  if (rights === undefined) return undefined;
  const { actions, read, write } = moduleRights(document, groupId);
  const worked = { rights, told: unite([read, write]), mights: actions };
  known.set(key, worked);
  return worked;
}

const ID = new RegExp(RESOURCE_ID);

/** Whether a caller's role may list the records of a module; false for one that is not there. */
export async function mayList(platform: RecordServices, actor: Actor, module: string): Promise<boolean> {
  const published = await platform.documents.find(platform.db, 'form', module);
  if (published === undefined || actor.groupId === undefined) return false;
  if (rightsOf(published.document, actor.groupId, 'list') === undefined) return false;
  return (await platform.entrances.allowed(platform.db, actor, { module, actions: ['list'] })).length > 0;
}

/** Why a module is not opened. */
type Closed = 'NOT_FOUND' | 'FORBIDDEN';

/**
 * A form module, opened for the caller.
 * @returns NOT_FOUND for a module that is not there, FORBIDDEN where the module does not grant the action to the role, or
 *   no menu of it leads there with that action
 */
export async function findModule(
  ctx: Pick<RecordReading, 'platform' | 'db' | 'actor'>,
  moduleCode: string,
  action: ModuleAction,
): Promise<OpenModule | Closed> {
  if (!ID.test(moduleCode)) return 'NOT_FOUND';
  const published = await ctx.platform.documents.find(ctx.db, 'form', moduleCode);
  if (published === undefined) return 'NOT_FOUND';
  const { document, version } = published;
  const { groupId } = ctx.actor;
  const role = groupId === undefined ? undefined : rightsOf(document, groupId, action);
  if (role === undefined) return 'FORBIDDEN';
  const granted = { module: moduleCode, actions: role.mights };
  const mights = await ctx.platform.entrances.allowed(ctx.db, ctx.actor, granted);
  if (!mights.includes(action)) return 'FORBIDDEN';
  const scope = sessionScope(ctx.actor, mights);
  const { rights, told } = role;
  const shape = shapeOf(document, ctx.platform);
  const { functions } = ctx.platform.vocabulary;
  return { document, version, shape, rights, told, scope, functions };
}

/**
 * Opens a form module for the caller.
 * @throws AppError NOT_FOUND, FORBIDDEN as `findModule` answers them
 */
export async function openModule(
  ctx: Pick<RecordReading, 'platform' | 'db' | 'actor'>,
  moduleCode: string,
  action: ModuleAction,
): Promise<OpenModule> {
  const found = await findModule(ctx, moduleCode, action);
  if (typeof found === 'string') throw new AppError(found);
  return found;
}

interface KeptForm {
  /** Versions of the conditions that the form names. */
  readonly conditions: string;
  readonly form: CompiledForm;
}

const compiled = new WeakMap<FormDocument, KeptForm>();

/** A form compiled with the published conditions that it names; kept until one of them is published anew. */
export async function compiledForm(
  db: Kysely<Database>,
  { documents, vocabulary }: RecordServices,
  document: FormDocument,
): Promise<CompiledForm> {
  const published = await documents.list(db, 'condition');
  const conditions = published.map(({ id, version }) => `${id}@${version}`).join();
  const known = compiled.get(document);
  if (known?.conditions === conditions) return known.form;
  const rules = new Map(published.map(({ id, document: { rules } }) => [id, rules]));
  const form = compileForm(
    document,
    createEnvironment(vocabulary.metas, {
      functions: vocabulary.functions,
      pattern: linearPattern,
      condition: (id) => rules.get(id),
    }),
  );
  compiled.set(document, { conditions, form });
  return form;
}
