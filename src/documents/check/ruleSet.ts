import { examineCondition, type RecordType } from '../../conditions/check/index.ts';
import type { RuleSetOrReference } from '../../schemas/condition.ts';
import { DOCUMENT_BYTES } from '../../schemas/limits.ts';
import type { LocalText } from '../../schemas/text.ts';
import { findCycles } from '../cycles.ts';
import { namedRules, namesCondition } from '../namedRules.ts';
import { type Check, documentOrigin, noteUse, reportAt } from './context.ts';
import { enter } from './enter.ts';
import { checkFinding, wayOf } from './findings.ts';
import { checkTarget } from './target.ts';

/** As much of named conditions as a document is worth: thousands of nodes may name one of thousands of rules. */
export const RULES_READ = DOCUMENT_BYTES;

/** The names that rules see at a place. */
export interface RuleScope {
  /** What their keys are read from. */
  readonly keys: RecordType;
  /** What templates in their values are read from; absent: the same. */
  readonly values?: RecordType;
  /** The keys are the fields of a record, or of the form of a flow: a name that is not among them is wrong for good. */
  readonly ofRecord?: true;
}

/** Checks rules, or the name of a condition that holds them, against the names of the place where they stand. */
export function checkRuleSet(
  rules: RuleSetOrReference | undefined,
  scope: RuleScope,
  check: Check,
  path: string,
): void {
  enter(check, path, { scope: scope.values ?? scope.keys, keys: scope.keys });
  if (rules === undefined) return;
  if (namesCondition(rules)) checkNamed(rules.condition, scope, check, `${path}/condition`);
  else reportAt(check, path, examineCondition(rules, scope.keys, check.context, scope.values));
}

/** The rules of a named condition are checked in the place that names it: what it reads may be there or not. */
function checkNamed(id: string, { keys, values, ofRecord }: RuleScope, check: Check, path: string): void {
  const { context } = check;
  const rules = namedRules(id, context);
  if (!rules) {
    reportMissing(id, check, path);
    return;
  }
  noteUse(check, documentOrigin('condition', id), path);
  check.rulesRead.length += JSON.stringify(rules).length;
  if (check.rulesRead.length > RULES_READ) return;
  const { findings: found, reads } = examineCondition(rules, keys, context, values);
  if (reads.length > 0) {
    const document = documentOrigin('condition', holderOf(id, check)).document;
    for (const { origin, path: at, span } of reads) noteUse(check, origin, `/rules${at}`, { document, span });
  }
  for (const finding of found) {
    if (finding.severity !== 'error') continue;
    const unfit = checkFinding('CONDITION_UNFIT', path, { id, why: unended(finding.message) });
    check.report(ofRecord ? { ...unfit, severity: 'error' } : unfit);
  }
}

/** Which condition holds the rules that another one comes to, where there are some. */
function holderOf(id: string, check: Check): string {
  const rules = check.context.document('condition', id)?.rules;
  return rules && namesCondition(rules) ? holderOf(rules.condition, check) : id;
}

/** A sentence without its full stop, as a part of another one. */
const unended = ({ zhCN, enUS }: LocalText): LocalText => ({
  zhCN: zhCN.replace(/。$/, ''),
  enUS: enUS.replace(/\.$/, ''),
});

/** A condition that is not there; or that is, and names one that is not, or itself in the end. */
function reportMissing(id: string, check: Check, path: string): void {
  if (check.context.document('condition', id))
    check.report(checkFinding('BROKEN_DOCUMENT', path, { kind: 'condition', id }));
  else checkTarget('condition', id, check, path);
}

/** Checks that a condition which only names another one comes to rules in the end. */
export function checkNamedBy(id: string, named: string, check: Check): void {
  const next = (each: string): readonly string[] => {
    const rules = each === id ? { condition: named } : check.context.document('condition', each)?.rules;
    return rules && namesCondition(rules) ? [rules.condition] : [];
  };
  const path = '/rules/condition';
  const cycle = findCycles([id], next).find((way) => way.includes(id));
  if (cycle) check.report(checkFinding('CYCLE', path, { way: wayOf(cycle) }));
  else if (!namedRules(named, check.context)) reportMissing(named, check, path);
  else noteUse(check, documentOrigin('condition', named), path);
}
