import { checkCondition, nearest, types } from '../../conditions/check/index.ts';
import type { Flag } from '../../schemas/flag.ts';
import { checkFindings as findings } from './findings.ts';
import { type Check, type Place, reportAt } from './context.ts';
import { checkTyped } from './value.ts';

/** Checks a yes or no: an expression, rules, or the name of a condition that is a document of its own. */
export function checkFlag(flag: Flag | undefined, place: Place, check: Check, path: string): void {
  if (flag === undefined || typeof flag === 'boolean') return;
  if (typeof flag === 'string') {
    reportAt(check, path, checkTyped(flag, types.BOOL, place, check));
  } else if ('condition' in flag) {
    checkNamed(flag.condition, place, check, path);
  } else {
    reportAt(check, path, checkCondition(flag, place.scope, check.context));
  }
}

/** The rules of a named condition are checked in the place that names it: what it reads may be there or not. */
function checkNamed(id: string, place: Place, check: Check, path: string): void {
  const named = check.context.document('condition', id);
  if (!named) {
    check.report(
      findings.unknownDocument(
        'condition',
        id,
        nearest(id, check.context.ids('condition')),
        `${path}/condition`,
      ),
    );
    return;
  }
  for (const finding of checkCondition(named.rules, place.scope, check.context)) {
    if (finding.severity === 'error') check.report(findings.conditionUnfit(id, finding, `${path}/condition`));
  }
}
