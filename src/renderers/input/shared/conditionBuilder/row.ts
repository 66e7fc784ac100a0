import {
  editorOf,
  firstCondition,
  isExpression,
  operatorsOf,
  type ConditionField,
  type Judge,
} from './fields.meta.ts';
import type { LeafRule, RangeRule } from './rules.meta.ts';

type Row = LeafRule | RangeRule;

export const fieldCodeOf = (row: Row): string => (row.kind === 'leaf' ? row.condition.bindKey : row.bindKey);

export const judgeOf = (row: Row): Judge => (row.kind === 'leaf' ? row.condition.judgeType : 'between');

/** A row as a person means it who has just put it together: who asks for less than 5 does not mean what is empty. */
export const asMeant = (row: Row): Row => (row.kind === 'leaf' ? { ...row, filled: true } : row);

/** A row with another operator. What was compared with stays where it is asked for alike. */
export function withJudge(
  row: Row,
  judge: Judge,
  field: Pick<ConditionField, 'type' | 'options' | 'people'>,
): Row {
  const bindKey = fieldCodeOf(row);
  const { type } = field;
  if (judge === 'between') {
    if (row.kind === 'range' || (type !== 'number' && type !== 'time')) return row;
    const { value } = row.condition;
    const single = Array.isArray(value) || isExpression(value) ? undefined : value;
    return { kind: 'range', id: row.id, bindKey, type, from: single, to: undefined };
  }
  const leaf = { kind: 'leaf', id: row.id, condition: { bindKey, type, judgeType: judge } } as const;
  const editor = editorOf(field, judge);
  if (editor === 'none') return leaf;
  if (row.kind === 'range') {
    const kept = editor === 'number' || editor === 'time' ? row.from : undefined;
    return kept === undefined ? leaf : { ...leaf, condition: { ...leaf.condition, value: kept } };
  }
  const { value } = row.condition;
  const kept = isExpression(value) || editorOf(field, row.condition.judgeType) === editor;
  return kept && value !== undefined ? { ...leaf, condition: { ...leaf.condition, value } } : leaf;
}

/** A row over another field. Its operator stays where the field has it, its value where any value will do. */
export function withField(row: Row, field: ConditionField, before: ConditionField | undefined): Row {
  const judge = judgeOf(row);
  const first = firstCondition(field);
  const free = (one: ConditionField): boolean => !one.options && one.people !== true;
  const same = before?.type === field.type && free(before) && free(field);
  if (!operatorsOf(field).includes(judge)) return { kind: 'leaf', id: row.id, condition: first };
  if (row.kind === 'range') {
    const ends = same ? { from: row.from, to: row.to } : { from: undefined, to: undefined };
    return field.type === 'number' || field.type === 'time'
      ? { kind: 'range', id: row.id, bindKey: field.code, type: field.type, ...ends }
      : { kind: 'leaf', id: row.id, condition: first };
  }
  const { value } = row.condition;
  return {
    kind: 'leaf',
    id: row.id,
    condition: {
      bindKey: field.code,
      type: field.type,
      judgeType: row.condition.judgeType,
      ...(value !== undefined && (same || isExpression(value)) ? { value } : {}),
    },
  };
}
