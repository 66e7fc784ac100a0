import type { Step } from '../../schemas/step.ts';
import type { CallInput } from '../../schemas/wire/interface.ts';
import type { FieldFindings } from '../fields/FieldFindings.ts';
import type { Callables } from './Callables.ts';
import type { PlaceGroup } from './place.ts';
import type { StepOutcome } from './StepsContext.ts';

/** A step has another name; what stands outside of the chain may name it. */
export interface Renamed {
  /** The chain as it was when the name began to be typed. */
  readonly since: readonly Step[];
  /** How the step was called then. */
  readonly from: string;
  readonly to: string;
}

export interface StepsEditorProps {
  value: readonly Step[];
  onChange: (chain: readonly Step[], renamed?: Renamed) => void;
  /** Of the chain within the whole that findings are of, dotted: `composed.steps`. */
  path: string;
  /** What runs the chain gives to all of its steps. */
  given: readonly PlaceGroup[];
  callables: Callables;
  findings: FieldFindings;
  /** What became of the steps in the last try, by their paths within the chain. */
  outcomes?: ReadonlyMap<string, StepOutcome> | undefined;
  /** Why steps that write cannot be added; absent: they can. */
  noWrites?: string | undefined;
  /** The path that an input of what a new step calls is most likely taken from. */
  proposed?: (input: CallInput) => string | undefined;
}
