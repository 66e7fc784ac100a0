import type { SmsServices } from '../sms/services.ts';

/** What telling people takes of the platform. */
export type MessageServices = SmsServices;
