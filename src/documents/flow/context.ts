import type { RuleSetOrReference } from '../../schemas/condition.ts';
import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { Duration } from '../../schemas/flow/policy.ts';
import type { Text } from '../../schemas/text.ts';
import type { Organisation } from './people/organisation.ts';
import type { FlowState } from './state.ts';

/** Who started an instance, as it was when they last submitted it. */
export interface Initiator {
  readonly userId: string;
  readonly userName: string;
  readonly realName: string;
  readonly department: string | null;
  /** Ids from the top to their own. */
  readonly departmentPath: readonly string[];
  readonly roles: readonly string[];
  readonly labels: readonly string[];
}

/** What the engine is given: it reads no clock, no record and no database. */
export interface FlowContext {
  readonly flow: FlowDocument;
  readonly organisation: Organisation;
  readonly initiator: Initiator;
  /** ISO 8601, UTC, milliseconds. */
  readonly now: string;
  /** The moment so much later, by the calendar where working days are counted. */
  readonly later: (at: string, duration: Duration) => string;
  /** The moment that a value of a record says, on its day at a time (`HH:mm`); undefined: none. ISO 8601, UTC. */
  readonly moment: (value: unknown, at?: string) => string | undefined;
  /** The value of a field of the record. */
  readonly field: (code: string) => unknown;
  /** The value of an expression over the record and the instance. */
  readonly evaluate: (expression: string) => unknown;
  /** Whether all is known that a value's templates read. */
  readonly isKnown: (template: string) => boolean;
  /** Whether rules hold over the record and the instance; undefined: they read what is not known yet. */
  readonly holds: (rules: RuleSetOrReference) => boolean | undefined;
  /** What templates of the flow read. */
  readonly scope: Readonly<Record<string, unknown>>;
  /** A text whose templates read the record and the instance. */
  readonly text: (text: Text) => Text;
  /**
   * The same of a state that an event is changing: what it has come to so far is read.
   * @param coming nodes that were handled by way of trial alone: rules that read one of them are not decided
   */
  readonly at: (state: FlowState, coming?: ReadonlySet<string>) => FlowContext;
}
