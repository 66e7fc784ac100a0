import type { ModuleCall } from '../../src/schemas/documents/form.ts';
import type { Step } from '../../src/schemas/step.ts';
import type { DescribedCall } from '../../src/schemas/wire/interface.ts';
import type { OpenModule } from '../records/formModules.ts';
import type { RecordReading, RecordWork } from '../records/services.ts';
import type { StepAnswer } from './StepAnswer.ts';

export type Given = Readonly<Record<string, unknown>>;

/** A configured interface that a chain may call. */
export interface OpenCall {
  /** What it takes and answers, as it is published by now. */
  readonly called: DescribedCall;
  /** Stands for what its answers depend on beside inputs and caller. */
  readonly state: string;
  /** @param left milliseconds */
  readonly run: (given: Given, left: number) => Promise<StepAnswer>;
}

/** What became of a step, once for each time that it came to its turn. */
export interface StepOutcome {
  /** Its place in the chain, e.g. `steps.0.otherwise.1`. */
  readonly at: string;
  readonly do: Step['do'];
  readonly name?: string;
  readonly outcome: 'ran' | 'left out' | 'failed';
  readonly rows?: number;
  /** Milliseconds. */
  readonly took: number;
}

/** How far one run of a chain may go. */
export interface StepLimits {
  /** When its deadline is, as `performance.now()` tells. */
  readonly end: number;
  /** What all steps answer together, as JSON. */
  readonly bytes: number;
}

/** What a chain runs for: an interface that is called, a flow. It says what the chain may do, and what it is about. */
export interface StepHost {
  readonly reading: RecordReading;
  /** The unit of work that all writes of the chain stand or fall with; absent where it only reads. */
  readonly work?: RecordWork;
  readonly limits: StepLimits;
  /**
   * Opens a module under the authority of the chain.
   * @throws AppError NOT_FOUND, FORBIDDEN
   */
  openModule(module: string, action: ModuleCall): Promise<OpenModule>;
  /**
   * Opens a configured interface, of which a chain may call those that read.
   * @param call `moduleCode/interfaceUrl`
   * @throws AppError CALL_UNKNOWN, FORBIDDEN
   */
  openCall(call: string): Promise<OpenCall>;
  /** Writes what the chain is about; names that the chain reads of it are the scope's, which is asked anew for each step. */
  set(data: Given): void | Promise<void>;
  /** Names that templates see beside `steps`, `item` and `index`. */
  scope(): Given;
  note?(outcome: StepOutcome): void;
}
