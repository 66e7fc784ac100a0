import type { Values } from '../../src/documents/recordScope.ts';
import type { RuleSet } from '../../src/schemas/condition.ts';
import type { AppError } from '../errors/AppError.ts';
import type { Actor } from '../session/actor.ts';
import { sealedSecrets } from './secrets.ts';
import type { RecordServices, RecordWork } from './services.ts';
import type { ModuleShape } from './shape.ts';

/** What a module of the product holds its records to beside its form: what no schema and no trigger can say. */
export interface ModuleRule {
  /**
   * The records that are somebody's, by any of these rules: of none at all where there are none; undefined: all of them. The
   * grants of such a module name no rows. A module without it grants nothing to those who design (`DESIGNERS`).
   */
  readonly bounds?: (actor: Actor) => readonly RuleSet[] | undefined;
  /** What a request gives of a record, as the fields of the form hold it: what else the module lets it be written as. */
  readonly given?: (data: Readonly<Values>) => Values;
  /** Records that are not to be removed, with the reason of each. */
  readonly refusedRemovals?: (
    work: RecordWork,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, AppError>>;
  /**
   * Looks at what is written of a record once its form has nothing against it.
   * @param before the record as it stands; empty for a new one
   * @throws AppError of the module's own rule
   */
  readonly refuseChange?: (work: RecordWork, before: Values, changed: Values) => void | Promise<void>;
  /**
   * What is kept in place of what was given, such as a password's hash.
   * @param values that are written
   * @param record the whole record, those among it
   * @throws AppError INPUT_INVALID for what is not to be stored
   */
  readonly stored?: (values: Values, record: Values, services: RecordServices) => Promise<Values>;
  /** What follows from records that were written, in the same transaction. @param ids of all that one statement wrote */
  readonly written?: (work: RecordWork, ids: readonly string[]) => Promise<void>;
}

/** Rules by the code of the module. */
export type ModuleRules = Readonly<Record<string, ModuleRule>>;

const NONE: ReadonlyMap<string, AppError> = new Map();

/** What a module keeps its records to; of one that is not the product's nothing. */
export const ruleOf = (
  { moduleRules }: Pick<RecordServices, 'moduleRules'>,
  { id }: Pick<ModuleShape, 'id'>,
): ModuleRule => (Object.hasOwn(moduleRules, id) ? moduleRules[id] : undefined) ?? {};

/** What a request gives of a record, as the fields of its form hold it. */
export const givenValues = (
  services: Pick<RecordServices, 'moduleRules'>,
  shape: ModuleShape,
  data: Readonly<Values>,
): Readonly<Values> => ruleOf(services, shape).given?.(data) ?? data;

/** Records that are not to be removed, with the reason of each. */
export async function refusedRemovals(
  work: RecordWork,
  shape: ModuleShape,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AppError>> {
  return (await ruleOf(work.platform, shape).refusedRemovals?.(work, ids)) ?? NONE;
}

/**
 * Looks at what is written of a record once its form has nothing against it.
 * @param before the record as it stands; empty for a new one
 * @throws AppError of the module's own rule
 */
export async function refuseChange(
  work: RecordWork,
  shape: ModuleShape,
  before: Values,
  changed: Values,
): Promise<void> {
  await ruleOf(work.platform, shape).refuseChange?.(work, before, changed);
}

/** Whether a module keeps something of its own in place of what was given. */
export const storesOtherwise = (
  { moduleRules }: Pick<RecordServices, 'moduleRules'>,
  module: string,
): boolean => Object.hasOwn(moduleRules, module) && moduleRules[module]?.stored !== undefined;

/**
 * The values as the database takes them.
 * @param id of the record
 * @param values that are written
 * @param record the whole record, those among it
 * @throws AppError INPUT_INVALID for what is not to be stored
 */
export async function storedValues(
  services: RecordServices,
  shape: ModuleShape,
  id: string,
  values: Values,
  record: Values = values,
): Promise<Values> {
  const stored = await ruleOf(services, shape).stored?.(values, record, services);
  return stored ?? sealedSecrets(services, shape, id, values);
}

/** Does what follows from records that were written. */
export async function followWritten(
  work: RecordWork,
  shape: ModuleShape,
  ids: readonly string[],
): Promise<void> {
  await ruleOf(work.platform, shape).written?.(work, ids);
}
