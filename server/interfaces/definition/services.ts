import type { ServerConfig } from '../../config/config.ts';
import type { ModuleSlots } from '../../limits/moduleSlots.ts';
import type { RecordServices } from '../../records/services.ts';
import type { SourcePools } from '../../sources/SourcePools.ts';
import type { Reading, Work } from '../../work/Work.ts';
import type { AnswerCache } from './AnswerCache.ts';

/** What configured interfaces take of the platform. */
export interface InterfaceServices extends RecordServices {
  readonly config: ServerConfig;
  /** Registered databases that this process is connected to. */
  readonly sources: SourcePools;
  /** Configured interfaces under way, by module. */
  readonly interfaceSlots: ModuleSlots;
  /** Kept answers of configured interfaces. */
  readonly answers: AnswerCache;
}

/** An interface is called, described or tried. */
export type InterfaceReading = Reading<InterfaceServices>;

/** A composed interface writes records. */
export type InterfaceWork = Work<InterfaceServices>;
