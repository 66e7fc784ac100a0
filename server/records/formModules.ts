import type { FunctionTable } from '../../src/conditions/index.ts';
import { createEnvironment } from '../../src/documents/environment.ts';
import { linearPattern } from '../../src/documents/pattern.ts';
import { compileForm } from '../../src/documents/form.ts';
import type { CompiledForm } from '../../src/documents/form.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleAction } from '../../src/schemas/documents/form.ts';
import type { Actor } from '../session/actor.ts';
import { AppError } from '../errors/AppError.ts';
import { conditionsFor } from '../documents/publishedConditions.ts';
import type { RecordReading, RecordServices } from './services.ts';
import { roleAuthority } from './Authority.ts';
import type { Authority } from './Authority.ts';
import type { StandIns } from './predicate.ts';
import { readShape } from './shape.ts';
import type { ModuleShape } from './shape.ts';
import { RESOURCE_ID } from '../../src/schemas/kinds.ts';

/** A published form, opened for one action under an authority. */
export interface OpenModule {
  readonly document: FormDocument;
  readonly version: number;
  readonly shape: ModuleShape;
  readonly authority: Authority;
  /** What templates in rights may call. */
  readonly functions: FunctionTable;
  /** What values of the authority's scope stand for, where its rules are asked of many people at once. */
  readonly standIns?: StandIns;
}

/** Published documents are shared and frozen, so what is made of one is kept as long as it is. */
const shapes = new WeakMap<FormDocument, ModuleShape>();

/** The table shape of a form document. */
export function shapeOf(document: FormDocument, { vocabulary }: RecordServices): ModuleShape {
  const shape = shapes.get(document) ?? readShape(document, vocabulary.metas);
  shapes.set(document, shape);
  return shape;
}

const ID = new RegExp(RESOURCE_ID);

/** Whether a caller's role may list the records of a module; false for one that is not there. */
export async function mayList(platform: RecordServices, actor: Actor, module: string): Promise<boolean> {
  const { db } = platform;
  const published = await platform.documents.find(db, 'form', module);
  if (published === undefined) return false;
  return (await roleAuthority({ platform, db, actor }, published.document, 'list')) !== undefined;
}

/** Why a module is not opened. */
type Closed = 'NOT_FOUND' | 'FORBIDDEN';

/**
 * A form module, opened under the authority of the caller's role.
 * @returns NOT_FOUND for a module that is not there, FORBIDDEN where the role has no authority
 * @throws AppError DATABASE_BUSY while a publication rewrites its records
 */
export async function findModule(
  ctx: Pick<RecordReading, 'platform' | 'db' | 'actor'>,
  moduleCode: string,
  action: ModuleAction,
): Promise<OpenModule | Closed> {
  if (!ID.test(moduleCode)) return 'NOT_FOUND';
  const published = await ctx.platform.documents.find(ctx.db, 'form', moduleCode);
  if (published === undefined) return 'NOT_FOUND';
  if (published.isRewritten === true) throw new AppError('DATABASE_BUSY');
  const authority = await roleAuthority(ctx, published.document, action);
  return authority === undefined ? 'FORBIDDEN' : underAuthority(ctx.platform, published, authority);
}

/**
 * A module that comes with the product, under an authority that is nobody's role.
 * @throws Error where it is not installed
 */
export async function findPublishedModule(
  { platform, db }: Pick<RecordReading, 'platform' | 'db'>,
  moduleCode: string,
  authority: Authority,
): Promise<OpenModule> {
  const published = await platform.documents.find(db, 'form', moduleCode);
  if (published === undefined) throw new Error(`The form ${moduleCode} of the product is not installed`);
  return underAuthority(platform, published, authority);
}

/** A published form under an authority. */
export function underAuthority(
  platform: RecordServices,
  { document, version }: Pick<OpenModule, 'document' | 'version'>,
  authority: Authority,
): OpenModule {
  const { functions } = platform.vocabulary;
  return { document, version, shape: shapeOf(document, platform), authority, functions };
}

/**
 * Opens a form module for the caller.
 * @throws AppError NOT_FOUND, FORBIDDEN as `findModule` answers them; DATABASE_BUSY as it throws it
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
  /** The state of the conditions that are in force. */
  readonly conditions: string;
  /** What its expressions call. */
  readonly functions: FunctionTable;
  readonly form: CompiledForm;
}

const compiled = new WeakMap<FormDocument, KeptForm>();

/** A form compiled with the published conditions that it names; kept until one of them is published anew. */
export async function compiledForm(
  reading: Pick<RecordReading, 'db' | 'platform'>,
  document: FormDocument,
): Promise<CompiledForm> {
  const conditions = await conditionsFor(reading, document);
  const { vocabulary } = reading.platform;
  const known = compiled.get(document);
  const { functions } = vocabulary;
  if (known?.conditions === conditions.stamp && known.functions === functions) return known.form;
  const form = compileForm(
    document,
    createEnvironment(vocabulary.metas, {
      functions,
      pattern: linearPattern,
      condition: (id) => conditions.rulesAt({ condition: id }),
    }),
  );
  compiled.set(document, { conditions: conditions.stamp, functions, form });
  return form;
}
