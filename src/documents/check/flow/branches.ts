import type { FlowNodeOf } from '../../../schemas/flow/node.ts';
import { type Check, type Place, reportAt } from '../context.ts';
import { checkFinding } from '../findings.ts';
import { checkRuleSet } from '../ruleSet.ts';
import { checkText } from '../text.ts';

/** Checks the branches of a block: where rules decide, all but one have some, and that one is the default. */
export function checkBranches(
  { type, branches }: FlowNodeOf<'condition' | 'parallel' | 'inclusive'>,
  place: Place,
  check: Check,
  path: string,
): void {
  const decided = type !== 'parallel';
  const defaults = branches.filter((branch) => branch.default).length;
  if (decided && defaults !== 1) check.report(checkFinding('NO_DEFAULT', `${path}/branches`));
  branches.forEach((branch, index) => {
    const at = `${path}/branches/${String(index)}`;
    reportAt(check, `${at}/title`, checkText(branch.title, place, check));
    checkRuleSet(branch.when, { keys: place.scope, ofRecord: true }, check, `${at}/when`);
    if (decided && !branch.default && !branch.when) check.report(checkFinding('NO_RULES', `${at}/when`));
    for (const member of ['when', 'default'] as const) {
      const unused = member === 'default' ? !decided : !decided || branch.default;
      if (branch[member] !== undefined && unused)
        check.report(checkFinding('MEMBER_UNUSED.branch', `${at}/${member}`, { member }));
    }
  });
}
