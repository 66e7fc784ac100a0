import { compileTemplate, isOneTemplate } from '../../conditions/index.ts';
import { types } from '../../conditions/check/index.ts';
import type { Flag } from '../../schemas/flag.ts';
import { checkFinding } from './findings.ts';
import { type Check, type Place, reportAt } from './context.ts';
import { checkRuleSet } from './ruleSet.ts';
import { checkTyped } from './value.ts';

/**
 * Checks a yes or no: an expression, rules, or the name of a condition that is a document of its own.
 * @returns what it always is, where that is known before anything runs
 */
export function checkFlag(
  flag: Flag | undefined,
  place: Place,
  check: Check,
  path: string,
): boolean | undefined {
  if (flag === undefined || typeof flag === 'boolean') return flag;
  if (typeof flag === 'string') return checkExpressionFlag(flag, place, check, path);
  checkRuleSet(flag, { keys: place.scope }, check, path);
  return undefined;
}

/** More than one template, or text around it, makes a text, which is true whatever the expressions say. */
function checkExpressionFlag(flag: string, place: Place, check: Check, path: string): boolean | undefined {
  const found = checkTyped(flag, types.BOOL, place, check);
  reportAt(check, path, found);
  if (!isOneTemplate(flag)) {
    check.report(checkFinding('MIXED_FLAG', path));
    return undefined;
  }
  const constant = found.findings.some(({ severity }) => severity === 'error')
    ? undefined
    : constantOf(flag, check);
  if (constant !== undefined)
    check.report(checkFinding(constant ? 'CONSTANT_FLAG.true' : 'CONSTANT_FLAG.false', path));
  return constant;
}

/** What an expression that reads nothing comes to. */
function constantOf(flag: string, { context: { functions } }: Check): boolean | undefined {
  const template = compileTemplate(flag, functions && { functions });
  if (!template.constant) return undefined;
  try {
    return Boolean(template.evaluateStrictly({}));
  } catch {
    return undefined; // What it calls fails: the check of the expression says so.
  }
}
