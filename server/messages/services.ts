import type { FastifyBaseLogger } from 'fastify';
import type { ChatApps } from '../chatApps/ChatApps.ts';
import type { Mailer } from '../egress/Mailer.ts';
import type { SmsServices } from '../sms/services.ts';

/** What telling people takes of the platform. */
export type MessageServices = SmsServices;

/** What telling them outside of their inbox takes. */
export interface DeliveryServices extends MessageServices {
  readonly chatApps: ChatApps;
  /** Undefined where no e-mails are sent. */
  readonly mailer: Mailer | undefined;
}

/** Who hands messages on, and what went wrong on the way. */
export interface DeliveryWork {
  readonly platform: DeliveryServices;
  readonly log: FastifyBaseLogger;
  readonly failed: (error: unknown) => void;
}
