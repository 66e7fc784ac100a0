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
    about: 'Sends a code to a phone. Whether the phone has an account is not told.',
    answers: { result: '`{ expiresIn, resendIn }`, seconds' },
    codes: ['LOGIN_METHOD_UNAVAILABLE'],
    example: {
      param: { phone: '13800000000', scene: 'login' },
      answer: { result: { expiresIn: 300, resendIn: 60 } },
    },
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
    about: 'Logs in by a code that was sent to the phone.',
    answers: { result: 'the login response (Shapes)' },
    codes: ['CODE_WRONG'],
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
    about: 'Makes an account for a phone, and logs it in.',
    answers: { result: 'the login response (Shapes)' },
    codes: ['LOGIN_METHOD_UNAVAILABLE', 'CODE_WRONG', 'PHONE_TAKEN'],
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
    about: 'Gives a forgotten password anew; all tokens of the user are revoked.',
    codes: ['CODE_WRONG', 'REVISION_CONFLICT'],
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
