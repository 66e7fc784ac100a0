import type { Kysely } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { FlowDocument } from '../../../src/schemas/documents/index.ts';
import { person, step } from '../../flows/trial.ts';
import type { Chance } from '../chance.ts';
import { flowNamed, STARTERS } from '../flowServer.ts';

/** Flows over which the server is killed: people alone, what one of a role takes, a clock, something outside, a flow within a flow. */
export const faultFlows: readonly FlowDocument[] = [
  flowNamed('plain', [step('A', ['a']), step('B', ['b', 'c'])], {
    ...{ number: { digits: 6 }, keep: { state: 'standing' }, withdraw: 'always' },
  }),
  flowNamed('taken', [
    {
      ...{ type: 'approve', id: 'O', mode: { by: 'claim' } },
      approvers: [{ source: 'role', roles: ['staff'] }],
    },
    step('A', ['a']),
  ]),
  // So short a time is in no duration.
  flowNamed('timed', [{ type: 'delay', id: 'D', until: { is: 'field', field: 'note' } }, step('A', ['a'])]),
  flowNamed('outside', [
    { type: 'trigger', id: 'T', run: { do: 'call', call: 'outside/ask', callback: true } },
    step('A', ['a']),
  ]),
  flowNamed('parent', [
    {
      ...{ type: 'subFlow', id: 'S', flow: 'plain', mode: 'sync', result: 'ignore' },
      data: { amount: '{{ form.amount }}' },
    },
    { type: 'cc', id: 'C', recipients: [{ source: 'person', people: [person('d')] }] },
    step('A', ['a']),
  ]),
];

/** What somebody does, over which the server is killed. */
export interface FlowCall {
  /** As it is told. */
  readonly title: string;
  readonly who: string;
  readonly name: 'start' | 'act' | 'withdraw';
  readonly param: object;
}

/** Milliseconds after its start that a flow with a clock waits. */
const SHORT = 400;

/** Starts a flow that chance chooses. */
function start(chance: Chance): FlowCall {
  const { id } = chance.pick(faultFlows);
  const note = new Date(Date.now() + SHORT).toISOString();
  const data = { amount: chance.below(10), note };
  return { title: `start ${id}`, who: chance.pick(STARTERS), name: 'start', param: { flowId: id, data } };
}

/** Chooses what somebody does next. */
export async function nextCall(db: Kysely<Database>, chance: Chance): Promise<FlowCall> {
  const tasks = await db
    .selectFrom('atrium.flow_task as t')
    .innerJoin('atrium.flow_instance as i', 'i.id', 't.instance')
    .select(['t.id', 't.revision', 't.node', 't.kind', 't.candidates', 't.assignee', 'i.initiator'])
    .select('t.step')
    .select(['i.id as instance', 'i.revision as held', 'i.flow'])
    .where('t.state', '=', 'running')
    .where('t.kind', '<>', 'cc')
    .orderBy('i.created_at')
    .orderBy('t.position_in')
    .execute();
  if (tasks.length === 0 || chance.below(4) === 0) return start(chance);
  const task = chance.pick(tasks);
  const { id: taskId, revision, instance } = task;
  const act = (action: string, more: object = {}): FlowCall => ({
    ...{ title: action, who: task.assignee, name: 'act' },
    param: { taskId, revision, action, ...more },
  });
  if (task.kind === 'start') return act('resubmit');
  if (task.candidates) return act('claim');
  const others = await peopleBeside(db, task);
  switch (chance.below(8)) {
    case 0:
      return act('reject');
    case 1:
      return act('return', { node: task.node === 'B' ? 'A' : 'start' });
    case 2:
      return others.length > 0 ? act('transfer', { people: [chance.pick(others)] }) : act('agree');
    case 3:
      return others.length > 0 ? act('addBefore', { people: [chance.pick(others)] }) : act('agree');
    case 4:
      if (task.flow === 'plain')
        return {
          ...{ title: 'withdraw', who: task.initiator, name: 'withdraw' },
          param: { instanceId: instance, revision: task.held },
        };
      return act('agree');
    default:
      return act('agree');
  }
}

/** Who may come into a step: none of those that it has had. */
async function peopleBeside(
  db: Kysely<Database>,
  { instance, step: id }: { readonly instance: string; readonly step: string | null },
): Promise<readonly string[]> {
  const known = await db
    .selectFrom('atrium.flow_task')
    .select('assignee')
    .where('instance', '=', instance)
    .where('step', '=', id)
    .execute();
  return ['c', 'd', 'e'].filter((each) => !known.some(({ assignee }) => assignee === each));
}
