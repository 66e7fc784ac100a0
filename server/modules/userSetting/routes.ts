import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import type { CallContext } from '../../call/definition.ts';
import { refuseLarge } from '../../envelope/jsonSize.ts';
import { lockUser } from '../../db/lockUser.ts';
import { AppError } from '../../errors/AppError.ts';
import { countOtherSettings, forgetSetting, readSettings, writeSetting } from './repository.ts';
import { GetSettingsParam, SaveSettingParam } from './schema.ts';

const MAX_SETTINGS = 500;
const MAX_KIB = 16;

/** Keeps a setting, the last write wins; null forgets it. @throws AppError INPUT_INVALID, LIMIT_REACHED */
async function saveSetting({
  db,
  actor: { userId },
  now,
  param: { key, value },
}: CallContext<Static<typeof SaveSettingParam>>): Promise<void> {
  if (value === null) {
    await forgetSetting(db, userId, key);
    return;
  }
  refuseLarge(value, 'value', MAX_KIB);
  await lockUser(db, userId);
  if ((await countOtherSettings(db, userId, key)) >= MAX_SETTINGS) throw new AppError('LIMIT_REACHED');
  await writeSetting(db, { userId, key, value, now });
}

/** Calls of the manager service about a user's own settings. */
export function registerUserSetting(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/userSetting/get.do',
    action: 'userSetting.get',
    about: "Reads the caller's own settings.",
    answers: { result: 'an object of values by key; keys that there are none of are left out' },
    access: 'account',
    inPreview: { result: {} },
    param: GetSettingsParam,
    handler: async ({ db, actor, param }) => {
      const settings = await readSettings(db, actor.userId, param.keys);
      return { result: Object.fromEntries(settings.map(({ key, value }) => [key, value])) };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/userSetting/save.do',
    action: 'userSetting.save',
    about: "Keeps one of the caller's own settings; null forgets it.",
    codes: ['LIMIT_REACHED'],
    access: 'account',
    writes: true,
    param: SaveSettingParam,
    handler: async (ctx) => {
      await saveSetting(ctx);
      return { unaudited: true };
    },
  });
}
