import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { withPlainPhone } from './phone.ts';
import { MessageLoginParam, RegisterParam, ResetPasswordParam, SendCodeParam } from './schema.ts';
import { messageLogin, register, resetPassword, sendCode } from './service.ts';

/** Calls that rest on a code sent to a phone. */
export function registerMessageCode(app: FastifyInstance): void {
  defineCall(app, {
    service: 'base',
    path: '/login/sendCode.do',
    action: 'account.sendCode',
    access: 'public',
    writes: true,
    transaction: 'own',
    param: SendCodeParam,
    handler: async (ctx) => ({ result: await sendCode(ctx, withPlainPhone(ctx.param)) }),
  });
  defineCall(app, {
    service: 'base',
    path: '/login/messageLogin.do',
    action: 'account.messageLogin',
    access: 'public',
    writes: true,
    transaction: 'own',
    param: MessageLoginParam,
    handler: async (ctx) => ({ result: await messageLogin(ctx, withPlainPhone(ctx.param)) }),
  });
  defineCall(app, {
    service: 'base',
    path: '/login/register.do',
    action: 'account.register',
    access: 'public',
    writes: true,
    transaction: 'own',
    param: RegisterParam,
    handler: async (ctx) => ({ result: await register(ctx, withPlainPhone(ctx.param)) }),
  });
  defineCall(app, {
    service: 'base',
    path: '/user/password/reset.do',
    action: 'account.resetPassword',
    access: 'public',
    writes: true,
    transaction: 'own',
    param: ResetPasswordParam,
    handler: async (ctx) => {
      await resetPassword(ctx, withPlainPhone(ctx.param));
      return {};
    },
  });
}
