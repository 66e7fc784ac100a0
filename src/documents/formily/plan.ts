import type { RuleSetOrReference } from '../../schemas/condition.ts';

/** What of a field changes with what is read: a member of its state, or one of its rules. */
export interface StateWrite {
  /** Way into the engine's field, such as `componentProps`, `style`; `rule` names a rule instead. */
  readonly to: readonly string[];
  readonly rule?: true;
  /** JSON; where it changes, its texts are templates of our language. */
  readonly value: unknown;
  readonly changes: boolean;
}

/** What a reaction reads of another field. */
export interface Dependency {
  /** As expressions read it: `$deps[0]`, `$deps.name`. */
  readonly key: string;
  /** The field by the engine's pattern of addresses. */
  readonly source: string;
  /** Way into its state. */
  readonly property: string;
}

/** When the reaction takes place: an expression of ours as a template, or rules, also those of a named condition. */
export type When = { readonly template: string } | { readonly rules: RuleSetOrReference };

export const EFFECTS = [
  'onFieldInit',
  'onFieldMount',
  'onFieldUnmount',
  'onFieldValueChange',
  'onFieldInputValueChange',
  'onFieldInitialValueChange',
  'onFieldValidateStart',
  'onFieldValidateEnd',
  'onFieldValidateFailed',
  'onFieldValidateSuccess',
] as const;
export type Effect = (typeof EFFECTS)[number];

export interface FieldReaction {
  readonly dependencies: readonly Dependency[];
  readonly when: When | undefined;
  /** Fields whose state it changes, by the engine's pattern; undefined: its own. */
  readonly target: string | undefined;
  readonly effects: readonly Effect[];
  readonly fulfill: readonly StateWrite[];
  readonly otherwise: readonly StateWrite[];
}

export interface PatternRule {
  readonly source: string;
  readonly message: string | undefined;
}

/** One field of a Formily schema, as far as it is data: what is drawn, and what changes with what. */
export interface FormilyNode {
  /** Its place in the schema; of a definition, where it was read first. */
  readonly path: string;
  /** Members of the schema that stay as they are, without those that hold other fields. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly writes: readonly StateWrite[];
  readonly reactions: readonly FieldReaction[];
  readonly patterns: readonly PatternRule[];
  /** Of an unknown component, its name. */
  readonly missing: string | undefined;
  readonly properties: readonly (readonly [string, FormilyNode])[];
  readonly items: FormilyNode | readonly FormilyNode[] | undefined;
}
