import { Type } from 'typebox';
import { RESOURCE_ID } from './kinds.ts';

/** The data types that conditions know. */
export const dataTypes = ['text', 'array', 'bool', 'number', 'time', 'user'] as const;
export type DataType = (typeof dataTypes)[number];

/** Every operator name; which of them belong to which type is data of `conditions/operators`. */
export const judgeTypes = [
  'equal',
  'notEqual',
  'contain',
  'notContain',
  'empty',
  'notEmpty',
  'lengthGreater',
  'lengthEqual',
  'lengthLess',
  'inArray',
  'notInArray',
  'true',
  'false',
  'less',
  'greater',
  'lessEqual',
  'greaterEqual',
] as const;
export type JudgeType = (typeof judgeTypes)[number];

/** One comparison: the value that `bindKey` names in the scope, against `value`. */
export interface Condition {
  id?: string;
  bindKey: string;
  type: DataType;
  judgeType: JudgeType;
  value?: unknown;
}

/** Nested AND/OR; a text is the id of a condition in `conditionList`. */
export interface ConditionTree {
  union: 'AND' | 'OR';
  list: (string | Condition | ConditionTree)[];
}

export interface RuleSet {
  testRule: 'every' | 'some' | 'custom';
  conditionList: Condition[];
  conditionTree?: ConditionTree;
}

/** Names a rule set that is kept as a document of its own (kind `condition`). */
export interface ConditionReference {
  condition: string;
}

/** What every place that takes a rule set takes: the rules themselves, or the name of a condition that holds them. */
export type RuleSetOrReference = RuleSet | ConditionReference;

/** People picked in four ways; the value of the `user` data type. @public */
export interface UserValue {
  userList: unknown[];
  deptList: unknown[];
  privilegeList: unknown[];
  labelList: unknown[];
}

const literals = <T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

export const ConditionSchema = Type.Unsafe<Condition>(
  Type.Object(
    {
      id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      bindKey: Type.String({ minLength: 1, maxLength: 200 }),
      type: literals(dataTypes),
      judgeType: literals(judgeTypes),
      value: Type.Optional(Type.Unknown()),
    },
    { additionalProperties: false },
  ),
);

const TreeSchema = Type.Cyclic(
  {
    ConditionTree: Type.Object(
      {
        union: literals(['AND', 'OR'] as const),
        list: Type.Array(Type.Union([Type.String(), ConditionSchema, Type.Ref('ConditionTree')])),
      },
      { additionalProperties: false },
    ),
  },
  'ConditionTree',
);

export const RuleSetSchema = Type.Object(
  {
    testRule: literals(['every', 'some', 'custom'] as const),
    conditionList: Type.Array(ConditionSchema),
    conditionTree: Type.Optional(TreeSchema),
  },
  { additionalProperties: false },
);

export const ConditionReferenceSchema = Type.Object(
  { condition: Type.String({ pattern: RESOURCE_ID }) },
  { additionalProperties: false },
);

export const RuleSetOrReferenceSchema = Type.Unsafe<RuleSetOrReference>(
  Type.Union([RuleSetSchema, ConditionReferenceSchema]),
);
