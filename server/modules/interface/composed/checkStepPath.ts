import { finding } from '../../../errors/AppError.ts';
import type { Finding } from '../../../errors/AppError.ts';
import type { StepAnswer } from './formReads.ts';

/** Members of what a step comes to. */
const STEP_MEMBERS = new Set<string>(['list', 'result', 'total'] satisfies (keyof StepAnswer)[]);

/** A step that came before, and a member that it has; what its rows hold only a call can tell. */
export function checkStepPath(
  at: string,
  name: string,
  member: string | undefined,
  before: ReadonlySet<string>,
): Finding[] {
  if (!before.has(name)) return [finding(at, 'UNKNOWN_STEP', name)];
  return member === undefined || STEP_MEMBERS.has(member) ? [] : [finding(at, 'STEP_MEMBER', name)];
}
