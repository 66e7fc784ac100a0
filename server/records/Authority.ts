import { DESIGNERS } from '../../src/schemas/designRight.ts';
import type { FormDocument, ModuleAction } from '../../src/schemas/documents/form.ts';
import { namesCondition } from '../../src/documents/namedRules.ts';
import type { RuleSet } from '../../src/schemas/condition.ts';
import { readConditions } from '../documents/publishedConditions.ts';
import { type Actor, granteesOf } from '../session/actor.ts';
import { ruleOf } from './moduleRules.ts';
import { actionRights, moduleRights, unite } from '../../src/documents/rights/moduleRights.ts';
import { sessionScope } from './policy.ts';
import type { ActionRights, FieldMask } from '../../src/documents/rights/moduleRights.ts';
import type { RecordReading } from './services.ts';

/**
 * What may be done with the records of a module by one action, and why: the engine asks this and nobody's role, so that
 * an open task or the product itself can be a reason as grants are.
 */
export interface Authority extends ActionRights {
  /** The grants of a role; a step of a flow, by what it shows and lets change; or the product itself, which is under nobody's rights. */
  readonly ground: 'role' | 'step' | 'system';
  /** The fields whose values the asking side was told, over all of its actions. */
  readonly told: FieldMask;
  /** What templates in rights and conditions see. */
  readonly scope: Readonly<Record<string, unknown>>;
}

interface RoleRights {
  readonly rights: ActionRights;
  readonly told: FieldMask;
  /** All actions of the role, for `actionMights`. */
  readonly mights: readonly string[];
}

/** Published documents are shared and frozen, so what is made of one is kept as long as it is. */
const rightsByForm = new WeakMap<FormDocument, Map<string, RoleRights>>();

/** The rights of a caller to an action, worked out once per published form. */
function rightsOf(
  document: FormDocument,
  grantees: readonly string[],
  action: ModuleAction,
): RoleRights | undefined {
  const known = rightsByForm.get(document) ?? new Map<string, RoleRights>();
  rightsByForm.set(document, known);
  const key = [action, ...grantees].join(' ');
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const rights = actionRights(document, grantees, action);
  if (rights === undefined) return undefined;
  const { actions, read, write } = moduleRights(document, grantees);
  const worked = { rights, told: unite([read, write]), mights: actions };
  known.set(key, worked);
  return worked;
}

/**
 * The authority of the caller's role.
 * @returns undefined where the form does not grant the action to the role, or no menu of it leads there with that action
 */
export async function roleAuthority(
  { platform, db, actor }: Pick<RecordReading, 'platform' | 'db' | 'actor'>,
  document: FormDocument,
  action: ModuleAction,
): Promise<Authority | undefined> {
  const { bounds } = ruleOf(platform, document);
  const role = rightsOf(document, namesIn(actor, bounds !== undefined), action);
  if (role === undefined) return undefined;
  const granted = { module: document.id, actions: role.mights };
  const mights = await platform.entrances.allowed(db, actor, granted);
  if (!mights.includes(action)) return undefined;
  return {
    ground: 'role',
    ...role.rights,
    rows: within(await rulesOfRows(role.rights.rows, { platform, db }), bounds?.(actor)),
    told: role.told,
    scope: sessionScope(actor, mights),
  };
}

/**
 * The names by which a module's grants are a caller's. What is granted to all who design is for modules that say which of
 * their records are whose: any other one would show everybody's.
 */
const namesIn = (actor: Actor, isBounded: boolean): readonly string[] =>
  granteesOf(actor).filter((name) => isBounded || name !== DESIGNERS);

/**
 * The records of a grant that are within the module's own bounds. The product's documents give one or the other: both at
 * once are nobody's.
 */
const within = (rows: ActionRights['rows'], bounds: readonly RuleSet[] | undefined): ActionRights['rows'] => {
  if (bounds === undefined || rows === undefined) return bounds ?? rows;
  return [];
};

/**
 * Rules in place of the conditions that row rights name, as these are published now. What is not published stays named,
 * and selects nothing (`reachableRecords`).
 */
async function rulesOfRows(
  rows: ActionRights['rows'],
  { platform, db }: Pick<RecordReading, 'platform' | 'db'>,
): Promise<ActionRights['rows']> {
  if (rows?.some(namesCondition) !== true) return rows;
  const conditions = await readConditions(db, platform.documents);
  return rows.map((each) => conditions.rulesAt(each) ?? each);
}

/** The authority of the product over what is its own, such as the messages that it sends. */
export const systemAuthority = (action: ModuleAction): Authority => ({
  ground: 'system',
  action,
  rows: undefined,
  read: '*',
  write: '*',
  told: '*',
  scope: {},
});
