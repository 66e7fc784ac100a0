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
    access: 'visitor',
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
    access: 'reader',
    writes: (payload) => payload.changeToken === true,
    transaction: 'own',
    param: UserInfoParam,
    handler: async (ctx) => ({ result: await userInfo(ctx, ctx.param.changeToken === true) }),
  });
  defineCall(app, {
    service: 'base',
    path: '/user/password/update.do',
    action: 'account.updatePassword',
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
    access: 'public',
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
