import type { LocalText } from '../../../schemas/text.ts';
import type { FoundPeople } from '../people/findPeople.ts';
import type { PathFinding } from './pathNode.ts';

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** What becomes of a step that nobody was found for. */
const INSTEAD: Readonly<Record<FoundPeople['outcome'], LocalText>> = {
  ask: text('由其他人办理', 'others are asked instead'),
  skip: text('自动通过', 'it is passed by itself'),
  pass: text('自动通过', 'it is passed by itself'),
  reject: text('自动拒绝', 'it is refused by itself'),
  stop: text('流程无法进行到这里', 'the flow cannot come here'),
  none: text(
    '也没有流程管理员和平台管理员可以办理',
    'nor are there any managers of the flow or the platform',
  ),
};

const NOBODY = text('没有找到办理人', 'Nobody was found');
const TOO_SMALL = text('权重之和达不到通过值', 'All weights together do not reach what is needed');

/** What is told of a step by how its people were found; undefined: nothing. */
export function findingOf({ outcome, reason }: FoundPeople): PathFinding | undefined {
  if (reason === null && outcome !== 'stop' && outcome !== 'none') return undefined;
  const isWeight = reason === 'weightTooSmall';
  const what = isWeight ? TOO_SMALL : NOBODY;
  const then = INSTEAD[outcome];
  return {
    severity: outcome === 'stop' || outcome === 'none' ? 'error' : 'warning',
    code: isWeight ? 'WEIGHT_TOO_SMALL' : 'NOBODY_FOUND',
    message: text(`${what.zhCN}：${then.zhCN}`, `${what.enUS}: ${then.enUS}`),
  };
}

/** A delay until a date that the record does not have. */
export const DATE_EMPTY: PathFinding = {
  severity: 'warning',
  code: 'DATE_EMPTY',
  message: text('日期为空，不等待', 'The date is empty: nothing is waited for'),
};
