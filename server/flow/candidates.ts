import { flowIndex, isPeopleNode } from '../../src/documents/flow/flowIndex.ts';
import { initiatorPicks, picksOf } from '../../src/documents/flow/picks.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { PeopleScope } from '../../src/schemas/flow/people.ts';
import type { LocalText } from '../../src/schemas/text.ts';
import type { FlowCandidate } from '../../src/schemas/wire/flowLists.ts';
import { AppError } from '../errors/AppError.ts';
import type { WorkAnswer } from '../work/Work.ts';
import { findAccounts } from './accounts.ts';
import { seeInstance } from './detail.ts';
import { mayActOn } from './holders.ts';
import type { TaskRow } from './instances.ts';
import { publishedFlow } from './openFlow.ts';
import { requireStarter } from './starting.ts';
import type { FlowReading } from './services.ts';

/** Whom somebody looks for, and for what. */
export interface CandidatesParam {
  readonly instanceId?: string;
  readonly taskId?: string;
  /** Of a start that is not submitted yet, in the place of an instance. */
  readonly flowId?: string;
  readonly for: 'transfer' | 'delegate' | 'addBefore' | 'addAfter' | 'cc' | 'pick';
  readonly node?: string;
  readonly keyword?: string;
  readonly offset?: number;
  readonly limit?: number;
}

const IN_STEP: LocalText = { zhCN: '已在该步骤中', enUS: 'Part of the step already' };
const SELF: LocalText = { zhCN: '不能选择自己', enUS: 'You cannot choose yourself' };

/**
 * People whom an own task may go to, or whom its holder may pick for a step ahead, by name.
 * @throws AppError NOT_FOUND, for somebody else's task too
 */
export async function candidatesFor(reading: FlowReading, param: CandidatesParam): Promise<WorkAnswer> {
  if (param.instanceId === undefined) return foundAtStart(reading, param);
  const seen = await seeInstance(reading, param.instanceId);
  const task = seen.tasks.find(({ id }) => id === param.taskId);
  const { userId } = reading.actor;
  if (task === undefined || !(mayActOn(task, seen.holder) || seen.manages)) throw new AppError('NOT_FOUND');
  const scope = param.for === 'pick' ? scopeOf(seen.open.flow, param.node) : undefined;
  const choice = scope && { scope, initiator: seen.row.initiator };
  const inStep = new Set(
    seen.tasks.filter(({ step, state }) => step === task.step && isOpen(state)).flatMap(sharersOf),
  );
  // Whoever shares the own task may have it alone.
  if (param.for === 'transfer') for (const id of sharersOf(task)) inStep.delete(id);
  const { people, total } = await findAccounts(reading, choice, param);
  const isBarred = param.for !== 'cc' && param.for !== 'pick';
  const list = people.map((each): FlowCandidate => ({
    ...each,
    ...(isBarred && each.value === userId
      ? { disabledWhy: SELF }
      : isBarred && inStep.has(each.value) && { disabledWhy: IN_STEP }),
  }));
  return { list, total };
}

/** Whom the initiator may pick for a step, or send a copy, before anything is submitted. */
async function foundAtStart(reading: FlowReading, param: CandidatesParam): Promise<WorkAnswer> {
  const isCopy = param.for === 'cc';
  if (param.flowId === undefined || (param.for !== 'pick' && !isCopy)) throw new AppError('NOT_FOUND');
  const open = await publishedFlow(reading, param.flowId);
  await requireStarter(reading, open);
  const scope = isCopy ? undefined : scopeOf(open.flow, param.node);
  const choice = scope && { scope, initiator: reading.actor.userId };
  const { people, total } = await findAccounts(reading, choice, param);
  return { list: people, total };
}

const sharersOf = ({ assignee, absent }: TaskRow): readonly string[] => [
  assignee,
  ...(absent ?? []).map(({ value }) => value),
];

const isOpen = (state: string): boolean => state === 'running' || state === 'waiting';

/** Who may be picked for a step; undefined: anybody. @throws AppError NOT_FOUND where nobody is picked for it */
export function scopeOf(flow: FlowDocument, id: string | undefined): PeopleScope | undefined {
  const node = id === undefined ? undefined : flowIndex(flow).get(id)?.node;
  if (node === undefined || !isPeopleNode(node)) throw new AppError('NOT_FOUND');
  const [pick] = [
    ...picksOf(node, 'previousPicks'),
    ...initiatorPicks(flow).filter((each) => each.node === node.id),
  ];
  if (pick === undefined) throw new AppError('NOT_FOUND');
  return pick.scope ?? undefined;
}
