import type { LocalText } from '../text.ts';

/** What people call the words of the flow language, where they are chosen and where a flow is told of. */
const words = <K extends string>(table: Readonly<Record<K, readonly [zhCN: string, enUS: string]>>) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(table).map(([name, [zhCN, enUS]]) => [name, { zhCN, enUS }]),
  ) as Readonly<Record<K, LocalText>>;

/** Nodes of a flow by type. */
export const stepTitles = words({
  start: ['开始', 'Start'],
  approve: ['审批', 'Approval'],
  handle: ['办理', 'Work'],
  cc: ['抄送', 'Copy'],
  condition: ['条件分支', 'Conditions'],
  parallel: ['并行分支', 'In parallel'],
  inclusive: ['包容分支', 'All that apply'],
  route: ['跳转', 'Jump'],
  delay: ['延时', 'Wait'],
  trigger: ['自动处理', 'Automatic step'],
  subFlow: ['子流程', 'Sub-flow'],
  end: ['结束', 'End'],
});

/** Where people of a step come from. */
export const sourceTitles = words({
  person: ['指定人员', 'Named people'],
  role: ['角色', 'Role'],
  label: ['标签', 'Label'],
  departmentMembers: ['部门成员', 'Members of departments'],
  departmentHead: ['部门负责人', 'Heads of departments'],
  headAtLevel: ['第几级部门负责人', 'Head so many levels up'],
  headChain: ['逐级部门负责人', 'Heads on the way up'],
  initiator: ['发起人本人', 'Who started it'],
  initiatorHead: ['发起人的部门负责人', 'Head of who started it'],
  initiatorPicks: ['发起人选择', 'Picked by who started it'],
  previousPicks: ['上一步办理人选择', 'Picked in the step before'],
  personField: ['表单中的人员', 'Person in the form'],
  departmentFieldHead: ['表单中部门的负责人', 'Head of a department in the form'],
  expression: ['按表达式', 'By an expression'],
  sameAs: ['与另一节点相同', 'Who handled another step'],
});

/** How several people of one step decide. */
export const modeTitles = words({
  all: ['会签（须全部同意）', 'All of them'],
  any: ['或签（一人决定）', 'The first of them'],
  sequential: ['依次审批', 'One after another'],
  ratio: ['按比例通过', 'A share of them'],
  weight: ['按权重通过', 'By weight'],
  claim: ['认领（先领先办）', 'Whoever takes it'],
});

/** What becomes of a step without people. */
export const nobodyTitles = words({
  pass: ['自动通过', 'Passes by itself'],
  reject: ['自动拒绝', 'Is rejected'],
  people: ['交给指定人员', 'Goes to named people'],
  manager: ['交给流程管理员', 'Goes to the managers of the flow'],
  stop: ['不允许提交', 'Cannot be submitted'],
});

/** What becomes of a step that is not handled in time. */
export const timeoutTitles = words({
  remind: ['提醒', 'Remind'],
  pass: ['自动同意', 'Agree by itself'],
  reject: ['自动拒绝', 'Reject by itself'],
  upward: ['转给上级负责人', 'Pass on to the head above'],
  people: ['转给指定人员', 'Pass on to named people'],
});

/** Where a refusal leads. */
export const rejectTitles = words({
  end: ['结束流程', 'Ends the flow'],
  initiator: ['退回发起人', 'Back to who started it'],
  previous: ['退回上一步', 'Back to the step before'],
  node: ['退回指定节点', 'Back to a certain step'],
});

/** Until when a flow waits. */
export const delayTitles = words({
  duration: ['一段时间', 'For some time'],
  date: ['指定日期', 'Until a day'],
  field: ['表单中的日期', 'Until a date in the form'],
});

/** What an automatic step does. */
export const runTitles = words({
  steps: ['执行步骤', 'Runs steps'],
  call: ['调用接口并等待回调', 'Calls an interface and waits'],
  ai: ['智能判断', 'Asks the assistant'],
});

/** What people do with a task. */
export const actionTitles = words({
  claim: ['认领', 'Take'],
  unclaim: ['放回', 'Put back'],
  agree: ['同意', 'Agree'],
  reject: ['拒绝', 'Reject'],
  return: ['退回', 'Return'],
  transfer: ['转交', 'Transfer'],
  delegate: ['委托', 'Delegate'],
  addBefore: ['前加签', 'Ask first'],
  addAfter: ['后加签', 'Ask afterwards'],
  removeAdded: ['减签', 'Take back who was added'],
  recall: ['撤回', 'Recall'],
  cc: ['抄送', 'Copy'],
  resubmit: ['重新提交', 'Submit again'],
});

/** Units of a duration. */
export const unitTitles = words({
  minute: ['分钟', 'minutes'],
  hour: ['小时', 'hours'],
  day: ['天', 'days'],
  workday: ['个工作日', 'working days'],
});

/** Rights to a field at a step. */
export const rightTitles = words({
  hidden: ['隐藏', 'Hidden'],
  read: ['只读', 'Read'],
  edit: ['可编辑', 'Edit'],
  required: ['必填', 'Required'],
});

/** What handling a step has to come with. */
export const demandTitles = words({
  comment: ['意见', 'Comment'],
  attachment: ['附件', 'Attachment'],
  signature: ['签名', 'Signature'],
});

/** When messages are sent. */
export const noticeTitles = words({
  assigned: ['任务到达', 'A task has come'],
  reminded: ['超时提醒', 'Reminded'],
  agreed: ['已同意', 'Agreed'],
  rejected: ['已拒绝', 'Rejected'],
  returned: ['已退回', 'Returned'],
  cc: ['抄送', 'Copied'],
  timedOut: ['已超时', 'Not in time'],
  urged: ['被催办', 'Urged'],
  transferred: ['被转交', 'Transferred'],
  delegated: ['被委托', 'Delegated'],
  added: ['被加签', 'Added'],
  commented: ['有新评论', 'Commented'],
  approved: ['审批通过', 'Approved'],
  withdrawn: ['已撤销', 'Withdrawn'],
  terminated: ['被终止', 'Terminated'],
  suspended: ['被挂起', 'Suspended'],
});

/** To whom messages go. */
export const receiverTitles = words({
  assignee: ['办理人', 'Who handles it'],
  initiator: ['发起人', 'Who started it'],
  manager: ['流程管理员', 'Managers of the flow'],
  participants: ['所有参与人', 'All who took part'],
});

/** How messages go. */
export const channelTitles = words({
  inbox: ['站内消息', 'Inbox'],
  sms: ['短信', 'Text message'],
  chat: ['聊天应用', 'Chat app'],
  email: ['邮件', 'E-mail'],
});

/** Further choices of steps and settings. */
export const flowChoiceTitles = words({
  let: ['允许本人办理', 'They handle it'],
  skip: ['自动跳过', 'They are skipped'],
  head: ['由其部门负责人办理', 'Their head handles it'],
  keep: ['每次都办理', 'Asked each time'],
  skipConsecutive: ['紧接着重复时跳过', 'Skipped where they agreed in the step before'],
  skipLater: ['之前同意过就跳过', 'Skipped where they agreed before'],
  record: ['仅表单', 'The form alone'],
  full: ['表单和他人意见', 'The form and the comments of others'],
  again: ['重新逐级办理', 'Through every step again'],
  back: ['直接回到退回的节点', 'Straight back to who returned it'],
  agree: ['自动同意', 'Agrees'],
  reject: ['自动拒绝', 'Rejects'],
  approved: ['通过', 'Approved'],
  rejected: ['拒绝', 'Rejected'],
  all: ['全部到达后继续', 'All branches have come'],
  any: ['一个到达即继续', 'The first branch has come'],
  sync: ['等待结束', 'Waits for it'],
  async: ['不等待', 'Goes on at once'],
  pass: ['通过', 'Passes'],
  manager: ['交给流程管理员', 'Goes to the managers'],
  decide: ['决定是否通过', 'Whether to go on'],
  fields: ['填写字段', 'Values of fields'],
  never: ['不能撤销', 'Never'],
  unhandled: ['无人办理前', 'Until somebody handled it'],
  always: ['随时', 'At any time'],
  initiator: ['发起人', 'Who started it'],
});
