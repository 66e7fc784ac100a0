import type { FlowNodeOf } from '../../../schemas/flow/node.ts';
import type { PeopleScope } from '../../../schemas/flow/people.ts';
import { actionRights } from '../../rights/moduleRights.ts';
import { callOfStep } from '../../stepCall.ts';
import { placedSteps } from '../../stepChain.ts';
import type { Check, CheckContext } from '../context.ts';
import { checkFinding } from '../findings.ts';

/**
 * Checks that the steps of a trigger, which it makes as the flow and under nobody's rights, do nothing that its managers
 * together may not do: by what action of which module. Which records and fields a grant leaves out is not judged.
 */
export function checkTriggerRights(
  { run }: FlowNodeOf<'trigger'>,
  managers: PeopleScope,
  { context, report }: Pick<Check, 'context' | 'report'>,
  path: string,
): void {
  if (run.do !== 'steps') return;
  const roles = rolesOf(managers, context);
  if (roles === undefined) return;
  for (const { step, at } of placedSteps(run.steps)) {
    const { call = '', action } = callOfStep(step) ?? {};
    const [module = ''] = call.split('/');
    const form = action && context.document('form', module);
    if (action && form && actionRights(form, roles, action) === undefined)
      report(checkFinding('TRIGGER_RIGHT', `${path}/${at.replaceAll('.', '/')}`, { module, action }));
  }
}

/** The roles that managers have between them; undefined where that is not known of all of them. */
function rolesOf(
  { people = [], departments = [], labels = [], roles = [] }: PeopleScope,
  { organisation }: CheckContext,
): readonly string[] | undefined {
  const known = organisation?.rolesOf;
  if (known === undefined) return undefined;
  const groups = [
    ...people.map(({ value }) => known('account', value)),
    ...departments.map((id) => known('department', id)),
    ...labels.map((id) => known('label', id)),
  ];
  const found = [...roles];
  for (const group of groups) {
    if (group === undefined) return undefined;
    found.push(...group);
  }
  return found;
}
