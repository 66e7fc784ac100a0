/** What is done to the table of a form so that it fits another version of the form. */
export type PlanOperationName =
  'add' | 'rename' | 'widen' | 'narrow' | 'convert' | 'drop' | 'index' | 'unique';

/** One thing that is done, for people to read. */
export interface PlanOperation {
  readonly op: PlanOperationName;
  /** Id of the field's node. */
  readonly part: string;
  /** Code of the field, as it was where it is renamed or dropped; of one inside another behind that one's and a dot. */
  readonly field: string;
  /** The new code, widget or room; `on` or `off`. */
  readonly to?: string;
}

/** A value of a record. */
export interface SampleValue {
  readonly id: string;
  readonly value: unknown;
}

/** An operation with what it touches. */
export interface FiguredOperation extends PlanOperation {
  /** Records with a value that it touches. */
  readonly rows: number;
  /** Of them those whose value has no place in the field as it will be: it is empty then, and the value is kept aside. */
  readonly failing?: number;
  /** Some of the values that are lost or fail, else of those that are read anew; of a secret only that it is there. */
  readonly sample: readonly SampleValue[];
}

/** `result` of `/resource/plan.do`: a plan as people accept it. */
export interface FiguredPlan {
  readonly plan: readonly FiguredOperation[];
  /** Of all operations and the values that each loses: where more are lost it is another one. */
  readonly hash: string;
}
