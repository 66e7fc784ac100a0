import type { LocalText } from '../../schemas/text.ts';
import type { TaskAction } from './actions/act.ts';

/** What a button does: on a task, or on the whole instance. */
export type ButtonAction = TaskAction | 'withdraw' | 'suspend' | 'resume' | 'terminate' | 'jump';

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** What buttons say where a node does not, in the order in which they stand: `order` of a button is a place here. */
export const usualButtons: readonly (readonly [ButtonAction, LocalText])[] = [
  ['claim', text('认领', 'Claim')],
  ['agree', text('同意', 'Agree')],
  ['reject', text('拒绝', 'Reject')],
  ['resubmit', text('重新提交', 'Submit again')],
  ['return', text('退回', 'Return')],
  ['transfer', text('转交', 'Transfer')],
  ['delegate', text('委托', 'Ask for an opinion')],
  ['addBefore', text('前加签', 'Add before me')],
  ['addAfter', text('后加签', 'Add after me')],
  ['removeAdded', text('减签', 'Remove added')],
  ['unclaim', text('取消认领', 'Give back')],
  ['recall', text('撤回', 'Take back')],
  ['cc', text('抄送', 'Send a copy')],
  ['retry', text('重试', 'Try again')],
  ['skip', text('跳过', 'Pass')],
  ['withdraw', text('撤销申请', 'Withdraw')],
  ['reassign', text('改派', 'Reassign')],
  ['suspend', text('挂起', 'Suspend')],
  ['resume', text('恢复', 'Resume')],
  ['jump', text('跳转', 'Jump')],
  ['terminate', text('终止', 'Terminate')],
];

/** The place of a button where its step gives it none. */
export const usualPlace = (action: ButtonAction): number =>
  usualButtons.findIndex(([each]) => each === action);
