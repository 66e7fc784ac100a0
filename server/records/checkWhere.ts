import type { Condition, ConditionTree, RuleSet } from '../../src/schemas/condition.ts';
import { compileTemplate, operatorsByType } from '../../src/conditions/index.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { fieldOfKey } from './nestedColumn.ts';
import type { FieldMask } from '../../src/documents/rights/moduleRights.ts';
import { comparableColumn } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import type { ModuleShape } from './shape.ts';
import { boundTemplates } from './templatesInWhere.ts';

/** Conditions of one request; each becomes part of one statement. */
const MAX_CONDITIONS = 500;

/** Elements that the lists of one request name together: each is compared with rows. */
const MAX_ELEMENTS = 10_000;

const LIST_OPERATORS: ReadonlySet<string> = new Set(['inArray', 'notInArray']);

/** Elements of a condition's value; a text is a list only to the operators that split it. */
function elementsOf({ judgeType, value }: Condition): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' && LIST_OPERATORS.has(judgeType) ? value.split(',').length : 0;
}

/** A condition with its path in the request. */
export interface Place {
  readonly condition: Condition;
  readonly path: string;
}

/** Every condition of a rule set, wherever it stands, with its path. Ids that name none are noted as refused. */
export function conditionsOf(where: RuleSet, refusal: Refusal): readonly Place[] {
  const places: Place[] = where.conditionList.map((condition, index) => ({
    condition,
    path: `where.conditionList.${index}`,
  }));
  const ids = new Set(where.conditionList.map(({ id }) => id));
  const visit = (tree: ConditionTree, path: string): void => {
    tree.list.forEach((entry, index) => {
      const at = `${path}.list.${index}`;
      if (typeof entry === 'string') {
        if (!ids.has(entry)) refusal.invalid(inputError(at, 'NOT_FOUND'));
      } else if ('union' in entry) visit(entry, at);
      else places.push({ condition: entry, path: at });
    });
  };
  if (where.conditionTree !== undefined) visit(where.conditionTree, 'where.conditionTree');
  return places;
}

/** How often the tree of a rule set names each condition: it is judged as often. */
export function namesIn({ conditionTree }: RuleSet): ReadonlyMap<string, number> {
  const named = new Map<string, number>();
  const visit = ({ list }: ConditionTree): void => {
    for (const entry of list) {
      if (typeof entry === 'string') named.set(entry, (named.get(entry) ?? 0) + 1);
      else if ('union' in entry) visit(entry);
    }
  };
  if (conditionTree !== undefined) visit(conditionTree);
  return named;
}

/** Whether a value reads the record: a request's values see the session's variables only. */
function readsRecord(value: unknown, shape: ModuleShape): boolean {
  const names = compileTemplate(value).dependencies.map((name) => /^[^.[]+/.exec(name)?.[0] ?? '');
  return names.some((name) => shape.columns.has(name));
}

/**
 * Checks a request's conditions against the module and the role: fields that exist and may be read, operators of their
 * type. Nothing is left out silently, and a field that may not be read cannot be found out by filtering.
 * @throws AppError QUERY_TOO_COMPLEX
 */
export function checkWhere(
  where: RuleSet | undefined,
  shape: ModuleShape,
  mask: FieldMask,
  refusal: Refusal,
): void {
  if (where === undefined) return;
  const places = conditionsOf(where, refusal);
  const named = namesIn(where);
  const times = [...named.values()].reduce((sum, each) => sum + each, 0);
  if (places.length > MAX_CONDITIONS || times > MAX_CONDITIONS) throw new AppError('QUERY_TOO_COMPLEX');
  boundTemplates(places, refusal);
  let elements = 0;
  for (const { condition, path } of places) {
    const before = elements;
    elements += elementsOf(condition) * Math.max(1, named.get(condition.id ?? '') ?? 0);
    if (before <= MAX_ELEMENTS && elements > MAX_ELEMENTS) {
      refusal.invalid(inputError(`${path}.value`, 'TOO_MANY', MAX_ELEMENTS));
    }
    comparableColumn(shape, mask, fieldOfKey(shape, condition.bindKey), `${path}.bindKey`, refusal);
    if (readsRecord(condition.value, shape)) refusal.invalid(inputError(`${path}.value`, 'VALUE_INVALID'));
    if (!operatorsByType[condition.type].includes(condition.judgeType)) {
      refusal.invalid(inputError(`${path}.judgeType`, 'UNKNOWN_OPERATOR'));
    }
  }
}
