import type { ServerConfig } from '../config/config.ts';
import type { RecordServices } from '../records/services.ts';

/** What sending text messages takes of the platform. */
export interface SmsServices extends RecordServices {
  readonly config: ServerConfig;
}
