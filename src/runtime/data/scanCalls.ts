import type { ScanState, ScanTicket } from '../../schemas/wire/scan.ts';
import type { LoginResponse } from '../../schemas/wire/session.ts';
import type { ApiClient } from './ApiClient.ts';

const at = (name: string): string => `/scan_login/${name}_ticket.do`;

/** A fresh ticket for this browser. @throws ApiError */
export const generateTicket = (client: ApiClient): Promise<ScanTicket> =>
  client.result('base', at('generate'), {});

/** How a ticket of this browser stands; with `confirmed` comes the login, once. @throws ApiError */
export const checkTicket = (
  client: ApiClient,
  ticketId: string,
): Promise<{ state: Exclude<ScanState, 'confirmed'> } | ({ state: 'confirmed' } & LoginResponse)> =>
  client.result('base', at('check'), { ticketId });

/** Says on a phone what becomes of a ticket. @throws ApiError */
export async function confirmTicket(
  client: ApiClient,
  ticketId: string,
  action: 'scan' | 'confirm' | 'cancel',
): Promise<void> {
  await client.call('base', at('confirm'), { ticketId, action });
}
