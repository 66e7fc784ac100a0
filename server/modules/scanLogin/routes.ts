import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { ConfirmParam, NoParam, TicketParam } from './schema.ts';
import { checkTicket, confirmTicket, generateTicket } from './service.ts';

/** Logging in by a code that a phone scans, on which the person is logged in already. */
export function registerScanLogin(app: FastifyInstance): void {
  defineCall(app, {
    service: 'base',
    path: '/scan_login/generate_ticket.do',
    action: 'account.generateTicket',
    about: 'Makes a ticket for a QR code, bound to this browser by a cookie.',
    answers: { result: '`{ ticketId, url, expiresIn }`: `url` is what the code shows, `expiresIn` seconds' },
    access: 'public',
    writes: true,
    transaction: 'own',
    param: NoParam,
    handler: async (ctx) => ({ result: await generateTicket(ctx) }),
  });
  defineCall(app, {
    service: 'base',
    path: '/scan_login/check_ticket.do',
    action: 'account.checkTicket',
    about:
      'Tells how a ticket stands. `confirmed` is told once, with the login response beside it, and only to the browser that made the ticket.',
    answers: {
      result:
        '`{ state }`: `waiting`, `scanned`, `confirmed`, `cancelled` or `expired`; with `confirmed` also the members of the login response',
    },
    access: 'public',
    writes: true,
    transaction: 'own',
    param: TicketParam,
    handler: async (ctx) => ({ result: await checkTicket(ctx, ctx.param.ticketId) }),
  });
  defineCall(app, {
    service: 'base',
    path: '/scan_login/confirm_ticket.do',
    action: 'account.confirmTicket',
    // Not in a page of another site: whoever confirms is logged in elsewhere, in a session that no appKey binds.
    about: 'Says on the phone what becomes of a ticket.',
    codes: ['TICKET_OVER'],
    access: 'account',
    writes: true,
    param: ConfirmParam,
    handler: async (ctx) => {
      await confirmTicket(ctx);
      return {};
    },
  });
}
