import { examineCondition } from '../../../conditions/check/index.ts';
import type { FlowNodeOf } from '../../../schemas/flow/node.ts';
import { type Check, type Place, reportAt } from '../context.ts';
import { checkFindings as findings } from '../findings.ts';
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
  if (decided && defaults !== 1) check.report(findings.oneDefault(`${path}/branches`));
  branches.forEach((branch, index) => {
    const at = `${path}/branches/${String(index)}`;
    reportAt(check, `${at}/title`, checkText(branch.title, place, check));
    if (branch.when) reportAt(check, `${at}/when`, examineCondition(branch.when, place.scope, check.context));
    if (decided && !branch.default && !branch.when) check.report(findings.noRules(`${at}/when`));
    for (const member of ['when', 'default'] as const) {
      const unused = member === 'default' ? !decided : !decided || branch.default;
      if (branch[member] !== undefined && unused)
        check.report(findings.branchUnused(member, `${at}/${member}`));
    }
  });
}
