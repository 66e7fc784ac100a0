import { compile } from '../../../conditions/index.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { FieldRights, FlowBranch, FlowNodeOf } from '../../../schemas/flow/node.ts';
import { isDecidable, type RuleValues, scopeOf, valuesOfRules } from '../../flow/ruleValues.ts';
import { namedRules, namesCondition } from '../../namedRules.ts';
import type { Check } from '../context.ts';
import { checkFinding } from '../findings.ts';
import type { PlacedNode } from './placed.ts';
import { fillsItself } from './rights.ts';
import type { FlowWays } from './ways.ts';

/** Checks what rules of branches read, and whether each branch can ever be taken. */
export function checkRuleOrder(
  { node, path }: PlacedNode,
  flow: FlowDocument,
  form: FormDocument | undefined,
  ways: FlowWays,
  check: Check,
): void {
  if (node.type !== 'condition' && node.type !== 'inclusive') return;
  node.branches.forEach((branch, at) => {
    const rules = rulesOf(branch, check);
    const where = `${path}/branches/${String(at)}/when`;
    if (rules) for (const code of fieldsIn(rules)) checkField(code, node, flow, form, ways, check, where);
  });
  checkReachable(node, check, path);
}

const rulesOf = ({ when }: FlowBranch, { context }: Check): RuleSet | undefined =>
  when && namesCondition(when) ? namedRules(when.condition, context) : when;

const fieldsIn = (rules: RuleSet): ReadonlySet<string> =>
  new Set(
    compile(rules).paths.flatMap((path) => {
      const [root, code] = path.split('.');
      return root === 'form' && code !== undefined ? [code] : [];
    }),
  );

const writes = (rights: FieldRights | undefined, code: string): boolean => {
  const given = rights && Object.hasOwn(rights, code) ? rights[code] : undefined;
  const right = typeof given === 'object' ? given.right : given;
  return right === 'edit' || right === 'required';
};

function checkField(
  code: string,
  block: FlowNodeOf<'condition' | 'inclusive'>,
  flow: FlowDocument,
  form: FormDocument | undefined,
  ways: FlowWays,
  check: Check,
  path: string,
): void {
  const [start] = flow.nodes;
  const field = form?.fields.find(({ name }) => name === code);
  const behind = ways.behind(block.id);
  const isIn = (id: string): boolean => ways.index.get(id)?.node.type === 'route' || !behind.has(id);
  const writers = [...ways.index.values()].filter(
    ({ node }) => node.type !== 'start' && 'fieldRights' in node && writes(node.fieldRights, code),
  );
  const right = start && 'fieldRights' in start ? start.fieldRights[code] : undefined;
  if (
    right === 'hidden' &&
    field &&
    !fillsItself(field, check) &&
    !writers.some(({ node }) => isIn(node.id))
  ) {
    check.report(checkFinding('RULE_LATE.hidden', path, { code }));
    return;
  }
  // Where the way leads back to the block, what was written is seen the next time.
  const later = behind.has(block.id) ? undefined : writers.find(({ node }) => behind.has(node.id));
  if (later) check.report(checkFinding('RULE_LATE', path, { code, id: later.node.id }));
}

/** A branch that only gets what those before it have taken already, or of which there is nothing left. */
function checkReachable(node: FlowNodeOf<'condition' | 'inclusive'>, check: Check, path: string): void {
  const ruled = node.branches.flatMap((branch, at) => {
    const rules = branch.default === true ? undefined : rulesOf(branch, check);
    return rules ? [{ rules, at }] : [];
  });
  const all = ruled.map(({ rules }) => rules);
  if (all.length === 0 || !isDecidable(all)) return;
  const cases = valuesOfRules(all);
  if (cases === undefined) return;
  const tests = ruled.map(({ rules }) => compile(rules).test);
  const holding = cases.map((values: RuleValues) => {
    const scope = scopeOf(values);
    return tests.map((test) => test(scope));
  });
  if (node.type === 'condition')
    ruled.forEach(({ at }, index) => {
      const own = holding.filter((each) => each[index]);
      // One that never holds at all is told of with its rules.
      if (own.length > 0 && own.every((each) => each.indexOf(true) < index))
        check.report(checkFinding('UNREACHABLE.branch', `${path}/branches/${String(at)}/when`));
    });
  if (holding.length > 0 && holding.every((each) => each.includes(true))) {
    const at = node.branches.findIndex((branch) => branch.default === true);
    if (at >= 0) check.report(checkFinding('UNREACHABLE.default', `${path}/branches/${String(at)}/default`));
  }
}
