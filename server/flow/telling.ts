import type { Advanced } from '../../src/documents/flow/advance.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import type { JournalLine } from './keeping.ts';
import type { HeldInstance } from './matter.ts';
import type { Proceeding } from './proceeding.ts';
import type { FlowWork } from './services.ts';

/** Tells people what has happened to an instance. */
export async function tell(
  _work: FlowWork,
  _proceeding: Proceeding,
  _advanced: Advanced,
  _values: Readonly<Values>,
): Promise<void> {
  // Filled by the message centre.
}

/** Tells people what somebody has said or asked about an instance. */
export async function tellOf(
  _work: FlowWork,
  _held: HeldInstance,
  _entries: readonly JournalLine[],
): Promise<void> {
  // Filled by the message centre.
}
