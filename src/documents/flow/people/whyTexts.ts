import type { LocalText } from '../../../schemas/text.ts';
import type { Approver } from '../../../schemas/flow/approver.ts';

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** What a source of people is called where somebody asks why they were asked. */
export const sourceTexts: Readonly<Record<Approver['source'], LocalText>> = {
  person: text('指定的人员', 'named in the flow'),
  role: text('角色成员', 'has the role'),
  label: text('标签成员', 'has the label'),
  departmentMembers: text('部门成员', 'belongs to the department'),
  departmentHead: text('部门负责人', 'heads the department'),
  headAtLevel: text('上级部门负责人', 'heads a department above'),
  headChain: text('逐级负责人', 'heads a department on the way up'),
  initiator: text('发起人', 'started it'),
  initiatorHead: text('发起人的部门负责人', 'heads the department of who started it'),
  initiatorPicks: text('发起人选择', 'picked by who started it'),
  previousPicks: text('上一步办理人选择', 'picked by who handled the step before'),
  personField: text('表单中的人员', 'named in the form'),
  departmentFieldHead: text('表单中部门的负责人', 'heads the department named in the form'),
  expression: text('按规则计算', 'computed by a rule'),
  sameAs: text('与另一步骤相同', 'handled another step'),
};

/** What became of somebody on the way to a task. */
export const whyTexts = {
  disabled: (name: string) => text(`${name}的账号已停用`, `The account of ${name} is disabled`),
  unknown: (id: string) => text(`没有账号“${id}”`, `There is no account "${id}"`),
  delegated: (from: string, to: string) => text(`${from}委托${to}代办`, `${to} stands in for ${from}`),
  duplicate: (name: string) => text(`${name}已在办理人中`, `${name} is among them already`),
  selfSkip: text('办理人就是发起人，自动通过', 'Is who started it: passed by itself'),
  selfHead: (to: string) =>
    text(`办理人就是发起人，由其负责人${to}办理`, `Is who started it: asked of the head, ${to}`),
  repeated: text('在前面的步骤已同意', 'Agreed in a step before'),
  nobody: text('没有找到办理人', 'Nobody was found'),
  nobodyManager: text(
    '没有找到办理人，由流程管理员办理',
    'Nobody was found: asked of the managers of the flow',
  ),
  nobodyPeople: text('没有找到办理人，由指定的人员办理', 'Nobody was found: asked of those named instead'),
  late: text('可领取该待办', 'May take it by what they belong to'),
  copied: (by: string) => text(`由${by}抄送`, `Copied by ${by}`),
  failed: text(
    '自动步骤失败，由流程管理员处理',
    'An automatic step failed: asked of the managers of the flow',
  ),
  undecided: text(
    '没有可用的模型，由指定的人员办理',
    'There is no model to ask: asked of those named instead',
  ),
  weightTooSmall: text('权重之和达不到通过值', 'All weights together do not reach what is needed'),
} as const;
