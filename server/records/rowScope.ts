import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { builtinAmong } from '../../src/conditions/index.ts';
import { namesCondition } from '../../src/documents/namedRules.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import type { RuleSet, RuleSetOrReference } from '../../src/schemas/condition.ts';
import { inputErrorTexts } from '../errors/inputErrors.ts';
import type { OpenModule } from './formModules.ts';
import { fieldOfKey } from './nestedColumn.ts';
import { predicateOf } from './predicate.ts';
import { mayUse, Refusal } from './refusal.ts';
import type { Predicate } from './repository.ts';
import type { ModuleColumn, ModuleShape } from './shape.ts';
import { checkWhere, conditionsOf } from './checkWhere.ts';

/** Whether conditions compare a secret, which is sealed, so that none of them means anything. */
const readsSecret = (rows: RuleSet, shape: ModuleShape): boolean =>
  conditionsOf(rows, new Refusal()).some(
    ({ condition }) => shape.columns.get(fieldOfKey(shape, condition.bindKey))?.secret === true,
  );

/**
 * Nothing is answered by the rights of a form that was published anew since it was opened, in which a code may be another
 * field's (`db/backOffice/015_published_form.sql`). It is part of the statement: one that waited for the publication sees
 * it, and a round trip less is made.
 */
const asPublished = ({ shape, version }: OpenModule): Predicate =>
  sql<boolean>`(select atrium.published_form(${shape.id}, ${version}))`;

/**
 * The records that the role may reach by the action, as long as the form is published as it was opened.
 */
export function reachableRecords(module: OpenModule, log: FastifyBaseLogger): Predicate {
  const { rows } = module.authority;
  if (rows === undefined) return asPublished(module);
  if (rows.length === 0) return sql<boolean>`false`;
  const any = rows.map((each) => recordsOfRule(module, each, log));
  return sql<boolean>`${asPublished(module)} and (${sql.join(any, sql` or `)})`;
}

/**
 * The records that one of the rules of an authority selects. A rule set that cannot be read, reads a secret, or is a
 * condition that is not published, selects nothing and is logged: rights fail closed.
 */
export function recordsOfRule(
  { authority, shape, functions, standIns }: OpenModule,
  rule: RuleSetOrReference,
  log: FastifyBaseLogger,
): Predicate {
  if (namesCondition(rule)) {
    log.error({ module: shape.id, condition: rule.condition }, 'a row right names no published condition');
    return sql<boolean>`false`;
  }
  if (readsSecret(rule, shape)) {
    log.error({ module: shape.id }, 'a row right reads a secret field');
    return sql<boolean>`false`;
  }
  const report = (finding: Finding): void => {
    log.error({ module: shape.id, finding: finding.code, path: finding.path }, 'a row right cannot be read');
  };
  return sql<boolean>`(${predicateOf(rule, shape, authority.scope, report, { functions, standIns })})`;
}

/** Where in a request a finding of the conditions is: their pointers begin at the rule set. */
function pathInWhere(finding: Finding): string {
  return `where${(finding.path ?? '').replaceAll('/', '.')}`;
}

/** The records that the role may reach and the request asks for. What the request gets wrong is noted as refused. */
export function requestedRecords(
  module: OpenModule,
  where: RuleSet | undefined,
  refusal: Refusal,
  log: FastifyBaseLogger,
): Predicate {
  const reachable = reachableRecords(module, log);
  if (where === undefined) return reachable;
  const checked = new Refusal();
  checkWhere(where, module.shape, module.authority.read, checked);
  refusal.add(checked);
  if (!checked.isEmpty) return reachable;
  const report = (finding: Finding): void => {
    // The finding's own message may repeat the value, which an answer never does.
    const message = inputErrorTexts.VALUE_INVALID;
    refusal.invalid({ path: pathInWhere(finding), code: finding.code, message });
  };
  const { shape, authority, functions } = module;
  const asked = predicateOf(where, shape, authority.scope, report, {
    functions: builtinAmong(functions),
  });
  return sql<boolean>`${reachable} and (${asked})`;
}

/** The columns of a record that the role may read. */
export function readableColumns({ shape, authority }: OpenModule): readonly ModuleColumn[] {
  return [...shape.columns.values()].filter(({ code }) => mayUse(shape, authority.read, code));
}
