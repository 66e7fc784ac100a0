import { compileTemplate, isOneTemplate } from '../../conditions/index.ts';
import { checkCondition, types } from '../../conditions/check/index.ts';
import type { Flag } from '../../schemas/flag.ts';
import { DOCUMENT_BYTES } from '../../schemas/limits.ts';
import { checkFindings as findings } from './findings.ts';
import { type Check, type Place, reportAt } from './context.ts';
import { checkTarget } from './target.ts';
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
  if ('condition' in flag) {
    checkNamed(flag.condition, place, check, path);
  } else {
    reportAt(check, path, checkCondition(flag, place.scope, check.context));
  }
  return undefined;
}

/** More than one template, or text around it, makes a text, which is true whatever the expressions say. */
function checkExpressionFlag(flag: string, place: Place, check: Check, path: string): boolean | undefined {
  const found = checkTyped(flag, types.BOOL, place, check);
  reportAt(check, path, found);
  if (!isOneTemplate(flag)) {
    check.report(findings.mixedFlag(path));
    return undefined;
  }
  const constant = found.some(({ severity }) => severity === 'error') ? undefined : constantOf(flag, check);
  if (constant !== undefined) check.report(findings.constantFlag(constant, path));
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

/** As much of named conditions as a document is worth: thousands of nodes may name one of thousands of rules. */
export const RULES_READ = DOCUMENT_BYTES;

/** The rules of a named condition are checked in the place that names it: what it reads may be there or not. */
function checkNamed(id: string, place: Place, check: Check, path: string): void {
  const named = check.context.document('condition', id);
  if (!named) {
    checkTarget('condition', id, check, `${path}/condition`);
    return;
  }
  check.rulesRead.length += JSON.stringify(named.rules).length;
  if (check.rulesRead.length > RULES_READ) return;
  for (const finding of checkCondition(named.rules, place.scope, check.context)) {
    if (finding.severity === 'error') check.report(findings.conditionUnfit(id, finding, `${path}/condition`));
  }
}
