import type { ServerConfig } from '../config/config.ts';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { Project } from '../../src/schemas/wire/project.ts';
import type { RecordServices } from '../records/services.ts';

/** What sending text messages takes of the platform. */
export interface SmsServices extends RecordServices {
  readonly config: ServerConfig;
  readonly project: Project;
  readonly changes: Pick<ChangeFeed, 'tell'>;
}
