import { lentIn, withAccessToken } from './answers.ts';
import type { TicketSource } from './ChatApp.ts';
import { askProvider } from './egress.ts';
import { Lease } from './Lease.ts';
import type { CampusAppSettings } from '../config/chatApps.ts';

/**
 * The school's own app on phones, whose scripts pages are signed for. Its maker publishes no description of these calls:
 * they are those of an official account at WeChat (`/cgi-bin/token`, `/cgi-bin/ticket/getticket`), which campus apps
 * answer, or a relay before them. It logs nobody in.
 */
export function makeCampusApp({ url: base, appId, secret }: CampusAppSettings): TicketSource {
  const accessToken = new Lease(async () => {
    const query = { grant_type: 'client_credential', appid: appId, secret };
    return lentIn(await askProvider({ base, path: '/cgi-bin/token', query }), 'access_token');
  });
  const ticket = new Lease(async () => {
    const answer = await withAccessToken(accessToken, (access_token) =>
      askProvider({ base, path: '/cgi-bin/ticket/getticket', query: { access_token, type: 'jsapi' } }),
    );
    return lentIn(answer, 'ticket');
  });
  return { appId, jsapiTicket: () => ticket.take() };
}
