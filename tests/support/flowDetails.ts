import type { FlowDetail, FlowEntry, FlowOffer, PathNode } from '../../src/schemas/wire/flowDetail.ts';
import type { FlowInstance, FlowPerson, FlowTask } from '../../src/schemas/wire/flowInstance.ts';

// What the calls of flows answer of one leave application, for tests of the pages that show it.

const person = (value: string, label: string): FlowPerson => ({ value, label });
export const initiator = person('s1', '林知夏');
export const counsellor = person('u1', '周明');
export const dean = person('u2', '陈安');

const AT = '2026-11-22T02:30:00.000Z';

export const leaveForm = {
  kind: 'form',
  schemaVersion: 1,
  id: 'leave',
  name: '请假',
  fields: [
    { type: 'number', id: 'days', name: 'days', title: { zhCN: '天数', enUS: 'Days' } },
    { type: 'input', id: 'reason', name: 'reason', title: { zhCN: '事由', enUS: 'Reason' } },
    { type: 'input', id: 'opinion', name: 'opinion', title: { zhCN: '内部意见', enUS: 'Opinion' } },
    {
      type: 'sub-table',
      id: 'trips',
      name: 'trips',
      title: { zhCN: '行程', enUS: 'Trips' },
      children: [
        { type: 'input', id: 'city', name: 'city', title: { zhCN: '城市', enUS: 'City' } },
        { type: 'number', id: 'cost', name: 'cost', title: { zhCN: '费用', enUS: 'Cost' } },
      ],
    },
  ],
};

export const flowInstance = (more: Partial<FlowInstance> = {}): FlowInstance => ({
  ...{ id: 'i1', flow: 'leave-flow', flowTitle: { zhCN: '请假审批', enUS: 'Leave' }, flowVersion: 3 },
  ...{ form: 'leave', formVersion: 2, record: '7', number: 'QJ-0001', title: '林知夏的请假' },
  ...{ state: 'running', reason: null, round: 1, revision: 4, initiator, department: null },
  ...{ createdAt: AT, submittedAt: AT, endedAt: null, parent: null },
  current: [{ node: 'check', title: '辅导员审批', people: [counsellor], openedAt: AT, dueAt: null }],
  ...more,
});

export const flowTask = (more: Partial<FlowTask> = {}): FlowTask => ({
  ...{
    id: 'i1.t1',
    instance: 'i1',
    node: 'check',
    nodeTitle: '辅导员审批',
    kind: 'approve',
    state: 'running',
  },
  ...{ reason: null, round: 1, position: 0, revision: 2, assignee: counsellor, owner: null, by: null },
  ...{
    candidates: false,
    absent: [],
    added: null,
    createdAt: AT,
    openedAt: AT,
    dueAt: null,
    readAt: null,
    endedAt: null,
  },
  ...{ decision: null, comment: '', attachments: [], signature: null },
  ...more,
});

export const flowOffer = (
  action: FlowOffer['action'],
  text: string,
  more: Partial<FlowOffer> = {},
): FlowOffer => ({
  ...{ action, text, order: 0, requires: [] },
  ...more,
});

export const pathNode = (node: string, title: string, more: Partial<PathNode> = {}): PathNode => ({
  ...{ node, type: 'approve', title, state: 'coming', people: [] },
  ...more,
});

export const flowEntry = (id: number, kind: string, more: Partial<FlowEntry> = {}): FlowEntry => ({
  ...{ id, at: AT, kind, round: 1, node: null, nodeTitle: null, task: null, by: initiator, people: [] },
  ...{ comment: '', attachments: [], signature: null, reason: null, to: null },
  ...more,
});

/** The application as the counsellor has it, at their open step. */
export const flowDetailOf = (more: Partial<FlowDetail> = {}): FlowDetail => ({
  instance: flowInstance(),
  task: flowTask(),
  tasks: [flowTask()],
  record: { days: 3, reason: '回家', opinion: null, trips: [{ city: '成都', cost: 80 }] },
  rights: { days: 'read', reason: 'read', opinion: 'required', trips: { right: 'read' } },
  form: { id: 'leave', version: 2 },
  flow: { id: 'leave-flow', version: 3 },
  offers: [flowOffer('agree', '同意'), flowOffer('reject', '拒绝', { order: 1, requires: ['comment'] })],
  path: [
    pathNode('start', '发起', { type: 'start', state: 'done' }),
    pathNode('check', '辅导员审批', {
      state: 'current',
      people: [
        {
          ...{ person: counsellor, task: 'i1.t1', state: 'running' },
          why: [{ step: 'source', text: '角色“辅导员”' }],
        },
      ],
    }),
    pathNode('end', '结束', { type: 'end' }),
  ],
  timeline: [flowEntry(1, 'submitted', { node: 'start', nodeTitle: '发起', comment: '请批准' })],
  subFlows: [],
  managed: false,
  schema: leaveForm,
  ...more,
});
