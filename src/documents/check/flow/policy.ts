import { isPeopleNode, type PeopleNode } from '../../flow/flowIndex.ts';
import type { Check } from '../context.ts';
import { checkFinding } from '../findings.ts';
import type { PlacedNode } from './placed.ts';
import { checkAccounts } from './people.ts';

/** So many reminders of one task are sent. */
const MOST_REMINDERS = 100;

/** Checks how the people of a step decide together, and what becomes of it in time. */
export function checkPolicy({ node, path }: PlacedNode, check: Check): void {
  if (!isPeopleNode(node)) return;
  const isAuto = node.type === 'approve' && node.auto !== undefined;
  if (node.approvers === undefined && !isAuto) check.report(checkFinding('NO_APPROVERS', path));
  if (node.nobody?.then === 'people') checkAccounts(node.nobody.people, check, `${path}/nobody/people`);
  checkMode(node, check, `${path}/mode`);
  checkTimeouts(node, check, `${path}/timeouts`);
}

function checkMode({ type, mode, approvers = [] }: PeopleNode, check: Check, path: string): void {
  if (mode === undefined) return;
  if (type === 'handle' && (mode.by === 'ratio' || mode.by === 'weight'))
    check.report(checkFinding('MODE_UNFIT', `${path}/by`));
  if (mode.by === 'claim' && approvers.some(({ source }) => source === 'headChain'))
    check.report(checkFinding('MODE_UNFIT.chain', `${path}/by`));
  if (mode.by !== 'weight') return;
  const named = Object.keys(mode.weights);
  named.forEach((id) => {
    if (check.context.organisation?.account?.(id) !== undefined) return;
    if (check.context.organisation?.account)
      check.report(checkFinding('UNKNOWN_PERSON', `${path}/weights/${id}`, { name: id }));
  });
  const people = approvers.flatMap((each) => (each.source === 'person' ? each.people : []));
  if (people.length === 0 || approvers.some(({ source }) => source !== 'person')) return;
  const ids = new Set(people.map(({ value }) => value));
  const sum = [...ids].reduce((total, id) => total + (mode.weights[id] ?? 1), 0);
  if (sum < mode.threshold) {
    const values = { threshold: mode.threshold, sum };
    check.report(checkFinding('MODE_UNFIT.threshold', `${path}/threshold`, values));
  }
}

function checkTimeouts({ timeouts = [] }: PeopleNode, check: Check, path: string): void {
  const { hasHeads } = check.context.organisation ?? {};
  let decides = false;
  let reminders = 0;
  timeouts.forEach((timeout, at) => {
    const here = `${path}/${String(at)}`;
    const isDeciding = timeout.then === 'pass' || timeout.then === 'reject';
    if (isDeciding && decides) check.report(checkFinding('TIMEOUT_UNFIT', `${here}/then`));
    decides ||= isDeciding;
    if (timeout.then === 'upward' && hasHeads === false)
      check.report(checkFinding('TIMEOUT_UNFIT.heads', `${here}/then`));
    if (timeout.then === 'people') checkAccounts(timeout.people, check, `${here}/people`);
    if (timeout.then === 'remind') reminders += timeout.times ?? 1;
  });
  if (reminders > MOST_REMINDERS)
    check.report(checkFinding('TIMEOUT_UNFIT.reminders', path, { count: reminders }));
}
