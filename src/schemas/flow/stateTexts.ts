import type { Tone } from '../option.ts';
import type { LocalText } from '../text.ts';
import type { Decision, InstanceState } from '../wire/flowInstance.ts';

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** What people call the states of an instance, on pages as in exported sheets. */
export const instanceStateTexts: Readonly<Record<InstanceState, LocalText>> = {
  draft: text('草稿', 'Draft'),
  running: text('审批中', 'In progress'),
  returned: text('已退回', 'Returned'),
  suspended: text('已挂起', 'Suspended'),
  withdrawn: text('已撤销', 'Withdrawn'),
  approved: text('已通过', 'Approved'),
  rejected: text('已拒绝', 'Rejected'),
  terminated: text('已终止', 'Terminated'),
};

/** The colour of a state, the same wherever it is shown. */
export const instanceStateTones: Readonly<Record<InstanceState, Tone>> = {
  draft: 'default',
  running: 'processing',
  returned: 'warning',
  suspended: 'warning',
  withdrawn: 'default',
  approved: 'success',
  rejected: 'error',
  terminated: 'error',
};

export const decisionTexts: Readonly<Record<Decision, LocalText>> = {
  agree: text('同意', 'Agreed'),
  reject: text('拒绝', 'Rejected'),
};
