import type { InterfaceServices } from '../interfaces/definition/services.ts';
import type { FileServices } from '../files/services.ts';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { WorkCalendar } from '../organisation/WorkCalendar.ts';
import type { Reading, Work } from '../work/Work.ts';

/** What the engine of flows takes of the platform. */
export interface FlowServices extends InterfaceServices, FileServices {
  /** Which days are worked, as administrators have it. */
  readonly calendar: Pick<WorkCalendar, 'days'>;
  readonly changes: Pick<ChangeFeed, 'tell'>;
}

/** Instances are read. */
export type FlowReading = Reading<FlowServices>;

/** Instances go on. */
export type FlowWork = Work<FlowServices>;
