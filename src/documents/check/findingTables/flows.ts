import { findingTable } from '../../../conditions/index.ts';

/** What is said of approval flows: who is asked, what they may do, and where their ways lead. */
export const flowTable = findingTable({
  NO_APPROVERS: {
    severity: 'error',
    zhCN: '审批步骤须有办理人，或自动同意、自动拒绝。',
    enUS: 'A step that decides needs people, or decides by itself.',
  },
  NOT_BEFORE: {
    severity: 'error',
    zhCN: '并非每条路都先经过“{id}”。',
    enUS: 'Not every way comes by "{id}" first.',
  },
  'NOT_BEFORE.kind': {
    severity: 'error',
    zhCN: '“{id}”不是开始、审批或办理步骤，不能退回到那里。',
    enUS: '"{id}" is not handled by anybody, so nothing is returned there.',
  },
  'NOT_BEFORE.beside': {
    severity: 'error',
    zhCN: '“{id}”在同时进行的另一分支中。',
    enUS: '"{id}" stands in a branch beside this one.',
  },
  NO_PICKER: {
    severity: 'error',
    zhCN: '前面没有由人办理的步骤，无人可选择这里的办理人。',
    enUS: 'Nobody handles a step before this one, who could pick its people.',
  },
  'NO_PICKER.join': {
    severity: 'error',
    zhCN: '这里在分支汇合之后，不能确定由谁选择办理人。',
    enUS: 'Branches come together before this step, so nobody knows who picks its people.',
  },
  MODE_UNFIT: {
    severity: 'error',
    zhCN: '办理步骤没有同意与拒绝，不能按比例或权重。',
    enUS: 'Nothing is decided here, so neither ratio nor weight can be counted.',
  },
  'MODE_UNFIT.chain': {
    severity: 'error',
    zhCN: '逐级负责人须依次办理，不能由一人认领。',
    enUS: 'Heads on the way up handle it one after another, so that nobody claims it.',
  },
  'MODE_UNFIT.threshold': {
    severity: 'error',
    zhCN: '通过值 {threshold} 大于所有人的权重之和 {sum}，永远不能通过。',
    enUS: 'All weights together are {sum} and never reach {threshold}.',
  },
  UNKNOWN_PERSON: {
    severity: 'error',
    zhCN: '没有账号“{name}”。',
    enUS: 'There is no account "{name}".',
  },
  PERSON_DISABLED: {
    severity: 'warning',
    zhCN: '“{name}”的账号已停用。',
    enUS: 'The account of "{name}" is disabled.',
  },
  UNKNOWN_LABEL: { severity: 'error', zhCN: '没有标签“{name}”。', enUS: 'There is no label "{name}".' },
  NOBODY_IN: {
    severity: 'warning',
    zhCN: '“{name}”现在没有成员。',
    enUS: 'Nobody belongs to "{name}" now.',
  },
  TIMEOUT_UNFIT: {
    severity: 'error',
    zhCN: '只能有一个自动同意或自动拒绝的时限。',
    enUS: 'Only one time limit can decide.',
  },
  'TIMEOUT_UNFIT.heads': {
    severity: 'warning',
    zhCN: '没有部门设有负责人，超时后只能由流程管理员办理。',
    enUS: 'No department has a head, so that the managers of the flow are asked.',
  },
  'TIMEOUT_UNFIT.reminders': {
    severity: 'error',
    zhCN: '提醒共 {count} 次，最多 100 次。',
    enUS: 'There are {count} reminders, and at most 100 are sent.',
  },
  NEVER_FILLED: {
    severity: 'error',
    zhCN: '字段“{code}”必填，却不能在开始步骤填写，无法提交。',
    enUS: 'The field "{code}" is required and cannot be filled in at the start, so that nobody can submit.',
  },
  RIGHT_UNFIT: {
    severity: 'error',
    zhCN: '字段“{code}”由系统计算，不能要求填写。',
    enUS: 'The field "{code}" is computed and cannot be asked for.',
  },
  'RIGHT_UNFIT.kept': {
    severity: 'error',
    zhCN: '字段“{code}”由流程写入，最多只能查看。',
    enUS: 'The field "{code}" is written by the flow, and can be read at most.',
  },
  HIDDEN_READ: {
    severity: 'warning',
    zhCN: '字段“{code}”在此步骤隐藏，却出现在{where}中；看不到它的人会看到空白。',
    enUS: 'The field "{code}" is hidden at this step and read by {where}: who may not see it reads nothing there.',
  },
  KEPT_UNFIT: {
    severity: 'error',
    zhCN: '字段“{code}”的类型不合适，这里须是{type}。',
    enUS: 'The field "{code}" is of another type: here it has to be {type}.',
  },
  PRINT_PARAM: {
    severity: 'warning',
    zhCN: '打印页的参数“{name}”不会得到值，流程只提供“instance”“task”和“print”。',
    enUS: 'The parameter "{name}" of the page gets no value: a flow gives "instance", "task" and "print".',
  },
  END_INSIDE: {
    severity: 'warning',
    zhCN: '到达这里会结束整个流程，其他分支也随之结束。',
    enUS: 'Coming here ends the whole flow, with all that goes on in other branches.',
  },
  RULE_LATE: {
    severity: 'warning',
    zhCN: '字段“{code}”在之后的步骤“{id}”才能填写，这里的条件看不到那时的值。',
    enUS: 'The field "{code}" can be written at "{id}" later on, whose value these rules do not see.',
  },
  'RULE_LATE.hidden': {
    severity: 'warning',
    zhCN: '字段“{code}”在开始步骤隐藏且没有默认值，条件读到的总是空。',
    enUS: 'The field "{code}" is hidden at the start and has no default, so that these rules read nothing.',
  },
  'UNREACHABLE.branch': {
    severity: 'warning',
    zhCN: '前面的分支已包括所有这样的情形，永远不会走到这里。',
    enUS: 'Branches before this one take every case of it, so that it is never taken.',
  },
  'UNREACHABLE.default': {
    severity: 'warning',
    zhCN: '其他分支已包括所有情形，永远不会走到这里。',
    enUS: 'The other branches take every case, so that the default is never taken.',
  },
  LIVE_INSTANCES: {
    severity: 'warning',
    zhCN: '{count} 个流程实例正在使用此表单，它们仍按提交时的版本办理；这里删去的字段不能再填写。',
    enUS: 'Flow instances that are running on this form: {count}. They keep the version they were submitted under; fields that are dropped cannot be filled in any more.',
  },
  TRIGGER_RIGHT: {
    severity: 'error',
    zhCN: '流程管理员都没有“{module}”的“{action}”权限，触发器也就不能这样做。',
    enUS: 'Nobody who manages the flow may do "{action}" with "{module}", so its trigger may not either.',
  },
  SUB_FLOW_DATA: {
    severity: 'error',
    zhCN: '子流程的表单要求填写“{code}”，这里没有给出。',
    enUS: 'The form of the sub-flow requires "{code}", which is not given here.',
  },
  SUB_FLOW_DEPTH: {
    severity: 'error',
    zhCN: '子流程最多 {most} 层：{way}。',
    enUS: 'Sub-flows go {most} deep at most: {way}.',
  },
});
