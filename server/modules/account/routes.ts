import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { revokeToken } from '../../session/repository.ts';
import { readContainer } from './container.ts';
import { mayUseDemo } from './policy.ts';
import { presentContainer } from './presenter.ts';
import { findDemoAccounts } from './repository.ts';
import {
  ContainerInfoParam,
  LoginParam,
  NoParam,
  SkipLoginParam,
  UpdatePasswordParam,
  UserInfoParam,
} from './schema.ts';
import { checkSchool, login, skipLogin, updatePassword, userInfo } from './service.ts';

/** Calls of the base service about the caller's own account and session. */
export function registerAccount(app: FastifyInstance): void {
  defineCall(app, {
    service: 'base',
    path: '/login/login.do',
    action: 'account.login',
    about:
      'Logs in by account and password. Tries are counted by account and by address; a good login gives its try back.',
    answers: { result: 'the login response (Shapes)' },
    codes: ['LOGIN_FAILED'],
    example: { param: { loginName: 'teacher', password: '0123456789abcdef0123456789abcdef', schoolId: 1 } },
    access: 'public',
    writes: true,
    transaction: 'own',
    param: LoginParam,
    handler: async (ctx) => ({ result: await login(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'base',
    path: '/login/skipLogin.do',
    action: 'account.skipLogin',
    about:
      'Logs in by one of: a live `token` (exchanged for a fresh one), a `ticket` of the campus login with its `service`, a `code` of a chat app with its `platform` or of a registered site with `embed`, or as a visitor.',
    answers: { result: 'the login response (Shapes)' },
    codes: [
      'LOGIN_METHOD_UNAVAILABLE',
      'TICKET_REFUSED',
      'CHAT_CODE_USED',
      'EMBED_CODE_OVER',
      'NOT_FOLLOWED',
      'USER_UNKNOWN',
      'SHARE_EXPIRED',
      'CAS_UNAVAILABLE',
      'CHAT_APP_UNAVAILABLE',
    ],
    example: { param: { visitor: true } },
    access: 'public',
    writes: true,
    transaction: 'own',
    param: SkipLoginParam,
    handler: async (ctx) => ({ result: await skipLogin(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'base',
    path: '/login/logout.do',
    action: 'account.logout',
    about: 'Revokes the token that the call carries.',
    access: 'visitor',
    inEmbed: 'token',
    writes: true,
    param: NoParam,
    handler: async (ctx) => {
      await revokeToken(ctx.db, ctx.token);
      ctx.audit({ resource: 'session' });
      return {};
    },
  });
  defineCall(app, {
    service: 'base',
    path: '/user/info.do',
    action: 'account.info',
    about: 'Tells who the caller is; with `changeToken` the old token is revoked and a fresh one answered.',
    answers: { result: 'the login response (Shapes)' },
    access: 'reader',
    inEmbed: 'token',
    inPreview: 'reads',
    writes: (payload) => payload.changeToken === true,
    transaction: 'own',
    param: UserInfoParam,
    handler: async (ctx) => ({ result: await userInfo(ctx, ctx.param.changeToken === true) }),
  });
  defineCall(app, {
    service: 'base',
    path: '/user/password/update.do',
    action: 'account.updatePassword',
    about: 'Changes the own password; every other token of the user is revoked.',
    codes: ['OLD_PASSWORD_WRONG', 'PASSWORD_UNCHANGED', 'REVISION_CONFLICT'],
    access: 'account',
    writes: true,
    transaction: 'own',
    param: UpdatePasswordParam,
    handler: async (ctx) => {
      await updatePassword(ctx, ctx.param);
      return {};
    },
  });
  defineCall(app, {
    service: 'base',
    path: '/container/info.do',
    action: 'account.container',
    about: 'Tells what the login and home screens look like, and which ways to log in there are.',
    answers: { list: 'one element, `{ containerTheme, options, demoAccounts? }`' },
    access: 'public',
    inPreview: 'reads',
    param: ContainerInfoParam,
    handler: async (ctx) => {
      checkSchool(ctx, ctx.param.schoolId);
      const { config, project } = ctx.platform;
      const container = await readContainer(ctx.db, project.name, config.casUrl);
      const demo = mayUseDemo(config.demo, ctx.hostHeader, ctx.ip);
      const accounts = demo ? await findDemoAccounts(ctx.db) : [];
      return { list: [presentContainer(container, accounts, ctx.locale)] };
    },
  });
}
