import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets, takeTry } from '../../limits/loginLimit.ts';
import { isRegisteredSite } from './service.ts';

const VerifyParam = Type.Object({
  appKey: Type.String({ maxLength: 200 }),
  appDomain: Type.String({ maxLength: 500 }),
  schoolId: Type.Union([Type.Integer(), Type.String({ maxLength: 20 })]),
});

/**
 * Whether a page that embeds the platform is a registered site: before a login and behind it.
 * Tries are counted by address, so that keys and sites are not found out by asking.
 */
export function registerSdkOpen(app: FastifyInstance): void {
  for (const [path, access] of [
    ['/sdkOpen/verify.do', 'account'],
    ['/sdkOpen/verifyWithoutToken.do', 'public'],
  ] as const) {
    defineCall(app, {
      service: 'manager',
      path,
      action: 'sdkOpen.verify',
      about: 'Tells whether a page that embeds the platform is a registered site.',
      answers: { result: '`{ isValid }`' },
      access,
      param: VerifyParam,
      handler: async (ctx) => {
        const { db, config, project } = ctx.platform;
        const key = `sdk ${addressKey(ctx.ip)}`;
        const retryAfter = await takeTry(db, key, loginBuckets.visitor, config.rateLimitScale);
        if (retryAfter > 0) throw new AppError('TOO_MANY_TRIES', { retryAfter });
        return { result: { isValid: await isRegisteredSite(db, ctx.param, project.schoolId) } };
      },
    });
  }
}
