import type { JudgeType } from '../../schemas/condition.ts';
import type { LocalText } from '../../schemas/text.ts';

const both = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** How a person reads an operator: conditions in the inspector, in editors and in messages say the same words. */
export const operatorTexts: Readonly<Record<JudgeType, LocalText>> = {
  equal: both('等于', 'equals'),
  notEqual: both('不等于', 'does not equal'),
  contain: both('包含', 'contains'),
  notContain: both('不包含', 'does not contain'),
  empty: both('为空', 'is empty'),
  notEmpty: both('不为空', 'is not empty'),
  lengthGreater: both('长度大于', 'is longer than'),
  lengthEqual: both('长度等于', 'has the length'),
  lengthLess: both('长度小于', 'is shorter than'),
  inArray: both('属于', 'is one of'),
  notInArray: both('不属于', 'is none of'),
  true: both('为真', 'is true'),
  false: both('为假', 'is false'),
  less: both('小于', 'is less than'),
  greater: both('大于', 'is greater than'),
  lessEqual: both('小于等于', 'is at most'),
  greaterEqual: both('大于等于', 'is at least'),
};

/** Operators that compare with nothing. */
export const unaryOperators: ReadonlySet<JudgeType> = new Set(['empty', 'notEmpty', 'true', 'false']);
