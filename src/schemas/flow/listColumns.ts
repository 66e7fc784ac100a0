import type { LocalText } from '../text.ts';
import type { FlowScope } from '../wire/flowLists.ts';

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

export const flowScopes: readonly FlowScope[] = [
  'wait',
  'done',
  'notify',
  'apply',
  'myDone',
  'myNotDone',
  'manage',
];

/** What lists of flows are called, on pages as in exported files. */
export const flowScopeTitles: Readonly<Record<FlowScope, LocalText>> = {
  wait: text('待我审批', 'Waiting for me'),
  done: text('我已审批', 'Handled by me'),
  notify: text('抄送我的', 'Copied to me'),
  apply: text('我发起的', 'Started by me'),
  myDone: text('我的已办结', 'Mine, finished'),
  myNotDone: text('我的未办结', 'Mine, under way'),
  manage: text('流程管理', 'Managed flows'),
};

/** Columns of lists of flows; `summary` stands for one column for each summary field where one flow is listed. */
export const flowColumnTitles = {
  number: text('编号', 'Number'),
  title: text('标题', 'Title'),
  flow: text('流程', 'Flow'),
  summary: text('摘要', 'Summary'),
  initiator: text('发起人', 'Started by'),
  department: text('部门', 'Department'),
  node: text('环节', 'Step'),
  current: text('当前处理人', 'With'),
  submittedAt: text('提交时间', 'Submitted'),
  openedAt: text('到达时间', 'Arrived'),
  dueAt: text('截止时间', 'Due'),
  endedAt: text('结束时间', 'Ended'),
  state: text('状态', 'State'),
  decision: text('处理结果', 'Decision'),
} as const satisfies Readonly<Record<string, LocalText>>;

export type FlowColumn = keyof typeof flowColumnTitles;

const OF_MINE: readonly FlowColumn[] = [
  'number',
  'title',
  'state',
  'flow',
  'summary',
  'node',
  'current',
  'submittedAt',
  'dueAt',
  'endedAt',
];

/** The columns of each list, in their order. */
export const flowScopeColumns: Readonly<Record<FlowScope, readonly FlowColumn[]>> = {
  wait: ['number', 'title', 'flow', 'summary', 'initiator', 'department', 'node', 'openedAt', 'dueAt'],
  done: [
    'number',
    'title',
    'state',
    'flow',
    'summary',
    'initiator',
    'department',
    'node',
    'decision',
    'endedAt',
    'current',
  ],
  notify: ['number', 'title', 'state', 'flow', 'summary', 'initiator', 'department', 'openedAt'],
  apply: OF_MINE,
  myDone: OF_MINE.filter((column) => !['node', 'current', 'dueAt'].includes(column)),
  myNotDone: OF_MINE.filter((column) => column !== 'endedAt'),
  manage: [
    'number',
    'title',
    'state',
    'flow',
    'summary',
    'initiator',
    'department',
    'node',
    'current',
    'submittedAt',
    'dueAt',
    'endedAt',
  ],
};
