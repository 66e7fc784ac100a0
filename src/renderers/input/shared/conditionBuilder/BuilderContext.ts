import { type ComponentType, createContext, useContext } from 'react';
import type { PersonValue } from '../personValue.ts';
import type { ConditionField } from './fields.meta.ts';
import type { GroupRule, Rule } from './rules.meta.ts';

/** What an editor of the expression that a rule compares with is given. */
export interface ExpressionValueProps {
  /** Which rule it is, in the reader's language. */
  readonly name: string;
  /** With its braces. */
  readonly value: string;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly change: (value: string) => void;
}

/** What every part of a condition builder needs. */
export interface Builder {
  /** In front of the ids of its elements. */
  readonly base: string;
  readonly fields: readonly ConditionField[];
  /** Tells of people by their names. */
  readonly learn: (people: readonly PersonValue[]) => void;
  readonly disabled: boolean;
  readonly size: 'large' | 'middle';
  readonly allowExpressions: boolean;
  /** Writes an expression; absent: a box does. */
  readonly ExpressionValue: ComponentType<ExpressionValueProps> | undefined;
  /** Levels of groups, the outermost included. */
  readonly maxDepth: number;
  /** Whether what is wrong with a rule shows: a new one is left alone until the person has left it. */
  readonly shows: (id: string) => boolean;
  readonly leave: (id: string) => void;
  readonly change: (edit: (root: GroupRule) => GroupRule) => void;
  readonly add: (groupId: string, rule: Rule) => void;
  readonly duplicate: (id: string) => void;
  /** Takes away a rule of a group. */
  readonly remove: (id: string, groupId: string) => void;
}

const Context = createContext<Builder | undefined>(undefined);
export const BuilderProvider = Context.Provider;

export function useBuilder(): Builder {
  const builder = useContext(Context);
  if (!builder) throw new Error('A part of a condition builder stands outside of one.');
  return builder;
}
