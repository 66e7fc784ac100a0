import { Type } from 'typebox';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { RuleSetOrReferenceSchema } from '../../../schemas/condition.ts';
import { flowSettings } from '../../../schemas/documents/flow.ts';
import { flowNodes, type FlowNode } from '../../../schemas/flow/node.ts';
import type { PropsSchema } from '../../../schemas/prop.ts';
import { member, type MemberDetails, propsOf } from '../../settings/propsOf.ts';
import type { SectionKey } from '../section.ts';

type Details = Readonly<Record<string, MemberDetails>>;
/** What a panel sets of a step, under which heading. */
export type StepSections = Partial<Record<SectionKey, PropsSchema>>;

const title = member('名称', 'Title');
const help = (zhCN: string, enUS: string) => ({ help: { zhCN, enUS } });

const people: Details = {
  approvers: member(
    '办理人来源',
    'Where they come from',
    help('多个来源合在一起，每人只出现一次', 'All sources together, each person once'),
  ),
  recipients: member('抄送给', 'Who gets a copy'),
  auto: member(
    '不由人办理',
    'Nobody is asked',
    help('自动同意或拒绝，不需要办理人', 'Agrees or rejects by itself, without people'),
  ),
  mode: member('多人办理方式', 'How several decide', { fallback: { by: 'all' } }),
  nobody: member('没有找到人时', 'Where nobody is found', { fallback: { then: 'manager' } }),
  selfApproval: member('办理人就是发起人时', 'Where they started it themselves', { fallback: 'let' }),
  repeated: member('同一人在前面已同意时', 'Where they agreed before', { fallback: 'keep' }),
};
const decision: Details = {
  rejectTo: member('拒绝后', 'After a refusal', { fallback: { to: 'end' } }),
  returnTo: member('可退回到', 'May be returned to', { fallback: 'any' }),
  afterReturn: member('退回重新提交后', 'After a return', { fallback: 'again' }),
};
const time: Details = {
  timeouts: member(
    '超时处理',
    'When it is not handled in time',
    help('按时间先后依次执行', 'In the order of their times'),
  ),
};
const fields: Details = {
  fieldRights: member('字段权限', 'Rights to fields'),
};
const handling: Details = {
  requires: member('办理时必须填写', 'Handling has to come with'),
  buttons: member('按钮', 'Buttons'),
  help: member('办理提示', 'Hint above the buttons'),
  batch: member('可在列表中批量办理', 'May be handled from a list', { fallback: true }),
  read: member('办理时可见', 'What they see', { fallback: 'record' }),
};
const notices: Details = {
  notices: member('消息', 'Messages'),
};

/** What is set of each type of step, under the headings of the panel; what its type does not have is left out. */
const details: Readonly<Record<FlowNode['type'], Partial<Record<SectionKey, Details>>>> = {
  start: {
    basic: { title },
    fields,
    handling: { requires: handling.requires as MemberDetails },
    notices,
  },
  approve: { basic: { title }, people, decision, time, fields, handling, notices },
  handle: { basic: { title }, people, time, fields, handling, notices },
  cc: { basic: { title }, people, fields, notices },
  condition: { basic: { title } },
  inclusive: { basic: { title } },
  parallel: { basic: { title, join: member('何时继续', 'Goes on when', { fallback: 'all' }) } },
  route: {
    basic: {
      title,
      to: member('跳转到', 'Goes on at'),
      when: member('跳转条件', 'Only where', help('不设置则总是跳转', 'Always where nothing is set')),
    },
  },
  delay: { basic: { title, until: member('等待', 'Waits') } },
  trigger: {
    basic: {
      title,
      run: member('执行', 'What it does'),
      wait: member('等待完成', 'Waits for it', { fallback: true }),
    },
    further: { onError: member('失败时', 'Where it fails') },
  },
  subFlow: {
    basic: {
      title,
      flow: member('子流程', 'Flow', { names: 'flow' }),
      mode: member('是否等待', 'Whether it waits'),
      starter: member('发起人', 'Who starts it', { fallback: 'initiator' }),
    },
    data: {
      data: member('带入的数据', 'What it begins with'),
      each: member('按子表逐行发起', 'One for each row of', { field: true }),
      empty: member('子表没有行时', 'Where there are no rows', { fallback: 'pass' }),
      answer: member('回填字段', 'Fields that it writes'),
    },
    decision: {
      result: member('通过条件', 'What has to be approved', { fallback: 'all' }),
      rejectTo: member('未通过时', 'Where it is not', { fallback: { to: 'end' } }),
      deadline: member('最晚等待', 'Waits at most'),
    },
  },
  end: { basic: { title, result: member('流程结果', 'Result', { fallback: 'approved' }) } },
};

const kept = new Map<FlowNode['type'], StepSections>();

/** What a panel sets of a type of step. */
export function stepMembers(type: FlowNode['type']): StepSections {
  const known = kept.get(type) ?? sectionsFor(type);
  kept.set(type, known);
  return known;
}

const sectionsFor = (type: FlowNode['type']): StepSections =>
  Object.fromEntries(
    Object.entries(details[type]).map(([key, members]) => [
      key,
      propsOf(Type.Object(flowNodes[type]), members),
    ]),
  );

const branch = Type.Object({
  title: Type.Optional(TextSchema),
  when: Type.Optional(RuleSetOrReferenceSchema),
});

/** What a panel sets of a branch: the one that is taken where no other is, and one of those side by side, have no rules. */
export const branchMembers = (hasRules: boolean): PropsSchema =>
  propsOf(branch, {
    title,
    ...(hasRules && { when: member('进入条件', 'Taken where') }),
  });

/** What holds of all instances of a flow, under the headings of the panel. */
export const flowSettingMembers: StepSections = {
  people: propsOf(flowSettings, {
    starters: member('谁可以发起', 'Who may start it'),
    managers: member(
      '流程管理员',
      'Managers',
      help(
        '可改派、挂起、终止，自动步骤失败时也由其处理',
        'They reassign, suspend and end; what fails by itself comes to them',
      ),
    ),
  }),
  look: propsOf(flowSettings, {
    title: member(
      '申请标题',
      'Title of a request',
      help('例如：{{ initiator.realName }}的请假申请', 'For example: Leave of {{ initiator.realName }}'),
    ),
    number: member('编号', 'Number'),
    summary: member('列表摘要', 'Shown in lists', {
      field: true,
      ...help('待办列表中显示的字段，最多 5 个', 'Fields that lists of tasks show, 5 at most'),
    }),
    print: member('打印页面', 'Page that prints it', { names: 'app' }),
  }),
  decision: propsOf(flowSettings, {
    withdraw: member('发起人可撤销', 'Who started it may withdraw', { fallback: 'unhandled' }),
    recall: member('办理人可撤回', 'A decision may be recalled', { fallback: false }),
    oneAtATime: member('同时只能有一个', 'Only one at a time'),
    delegation: member('允许委托代办', 'Absence delegations apply', { fallback: true }),
  }),
  time: propsOf(flowSettings, {
    urge: member('催办', 'Urging'),
    returned: member('退回与草稿', 'Drafts and returned ones'),
  }),
  data: propsOf(flowSettings, {
    keep: member(
      '写入表单',
      'Written to the form',
      help('这些字段只由流程写入', 'The flow alone writes these fields'),
    ),
  }),
  notices: propsOf(flowSettings, notices),
};
