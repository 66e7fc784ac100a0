import { literal, operatorsByType, unaryOperators } from '../../../../conditions/index.ts';
import type { Condition, DataType, JudgeType } from '../../../../schemas/condition.ts';
import type { Option } from '../../../../schemas/option.ts';
import type { Text } from '../../../../schemas/text.ts';

/** A field that conditions are made of. */
export interface ConditionField {
  code: string;
  title: Text;
  type: DataType;
  /** The values that it can have, where these are known. */
  options?: readonly Option[];
  /** Its times are moments, not days. */
  withTime?: boolean;
  /** Its texts are ids of people, who are chosen by name. */
  people?: boolean;
  /** What people call the record that holds it, where fields of several are offered. */
  group?: Text;
  /** The operators that it is compared by, of those of its type. */
  operators?: readonly JudgeType[];
}

/** What a row offers: an operator of conditions, or a range, which is three of them. */
export type Judge = JudgeType | 'between';

const ofChoices: readonly Judge[] = ['equal', 'notEqual', 'inArray', 'notInArray', 'empty', 'notEmpty'];

/** The operators that a person is offered for a field, in order. Of a choice nobody asks how long it is. */
export function operatorsOf({
  type,
  options,
  people,
  operators,
}: Pick<ConditionField, 'type' | 'options' | 'people' | 'operators'>): readonly Judge[] {
  if (operators) return operators;
  if (type === 'text' && (options !== undefined || people === true)) return ofChoices;
  const own = operatorsByType[type];
  if (type !== 'number' && type !== 'time') return own;
  return own.flatMap((operator): Judge[] => (operator === 'empty' ? ['between', operator] : [operator]));
}

/** How the value of a comparison is asked for. */
export type EditorKind =
  | 'none'
  | 'text'
  | 'texts'
  | 'number'
  | 'numbers'
  | 'time'
  | 'times'
  | 'choice'
  | 'choices'
  | 'person'
  | 'people'
  | 'range';

export function editorOf(
  { type, options, people }: Pick<ConditionField, 'type' | 'options' | 'people'>,
  judge: Judge,
): EditorKind {
  if (judge === 'between') return 'range';
  if (unaryOperators.has(judge)) return 'none';
  if (judge.startsWith('length')) return 'number';
  const many = judge === 'inArray' || judge === 'notInArray' || type === 'array';
  if (people === true) return many ? 'people' : 'person';
  if (options) return many ? 'choices' : 'choice';
  if (type === 'number') return many ? 'numbers' : 'number';
  if (type === 'time') return many ? 'times' : 'time';
  return many ? 'texts' : 'text';
}

const BRACES = literal('{{');

/** The text that a person typed, of a text as conditions hold it; undefined where templates are in it. */
export function plainText(value: string): string | undefined {
  const parts = value.split(BRACES);
  return parts.some((part) => part.includes('{{')) ? undefined : parts.join('{{');
}

/** Whether a value is a template text, which an expression decides. */
export const isExpression = (value: unknown): value is string =>
  typeof value === 'string' && plainText(value) === undefined;

/** What stands between the braces of a text that is one template alone; undefined for other texts. */
export function insideBraces(value: string): string | undefined {
  const inside = /^\{\{ ?([\s\S]*?) ?\}\}$/.exec(value)?.[1];
  return inside === undefined || inside.includes('{{') || inside.includes('}}') ? undefined : inside;
}

export const inBraces = (expression: string): string => `{{ ${expression} }}`;

/** A comparison of a field to begin with. */
export const firstCondition = ({ code, type, operators }: ConditionField): Omit<Condition, 'id'> => ({
  bindKey: code,
  type,
  judgeType: (operators ?? operatorsByType[type])[0] ?? 'notEmpty',
});
