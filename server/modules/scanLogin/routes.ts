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
    access: 'account',
    writes: true,
    param: ConfirmParam,
    handler: async (ctx) => {
      await confirmTicket(ctx);
      return {};
    },
  });
}
