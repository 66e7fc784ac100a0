import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { isEmailAddress } from '../../../src/documents/ruleFormats.ts';
import {
  messageChannels,
  type MessageChannel,
  messageKinds,
  type MessageSettings,
} from '../../../src/schemas/wire/message.ts';
import { defineCall } from '../../call/defineCall.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import { readChannels, readSettings, saveSettings } from '../../messages/settings.ts';

const TIME = String.raw`^(?:[01]\d|2[0-3]):[0-5]\d$`;
const LONGEST_ADDRESS = 320;

const channels = Type.Array(Type.Unsafe<MessageChannel>({ type: 'string', enum: [...messageChannels] }), {
  maxItems: messageChannels.length,
  uniqueItems: true,
});
const time = Type.String({ pattern: TIME });
const quiet = Type.Union([
  Type.Null(),
  Type.Object({ from: time, to: time }, { additionalProperties: false }),
]);
const ofKinds = Object.fromEntries(messageKinds.map((kind) => [kind, Type.Optional(channels)]));

/** In a preview nobody is told anything. */
const NOTHING_SET: MessageSettings = {
  channels: { flow: [], task: [], announcement: [], system: [] },
  ...{ available: [], reached: [], email: '', quiet: null, revision: 0 },
};

/** Calls by which people say how they want to be told outside of their inbox. */
export function registerMessageSettings(app: FastifyInstance): void {
  const common = { service: 'base', access: 'login' } as const;
  const result =
    '`{ channels, available, reached, quiet, email, revision }`; `channels` by kind; `reached`: those of `available` by which the caller can be reached';
  defineCall(app, {
    ...common,
    path: '/message/settings/get.do',
    action: 'message.settings.get',
    about: 'Tells by what the caller is told of messages beside their inbox, and when not.',
    answers: { result },
    inPreview: { result: NOTHING_SET },
    param: Type.Object({}),
    handler: async ({ db, platform, actor }) => ({
      result: await readSettings(db, platform.config, actor.userId),
    }),
  });
  defineCall(app, {
    ...common,
    path: '/message/settings/save.do',
    action: 'message.settings.save',
    about:
      'Keeps by what the caller wants to be told, their quiet hours (null: none; demanded) and their e-mail address; what else is left out stays. `revision` is the one that was read.',
    answers: { result },
    codes: ['REVISION_CONFLICT'],
    writes: true,
    param: Type.Object({
      channels: Type.Optional(Type.Object(ofKinds, { additionalProperties: false })),
      // Demanded, since an optional member that is null is an absent one.
      quiet,
      email: Type.Optional(Type.String({ maxLength: LONGEST_ADDRESS })),
      revision: Type.Integer({ minimum: 0 }),
    }),
    handler: async (ctx) => {
      const { db, platform, param, actor } = ctx;
      const { userId } = actor;
      const before = await readSettings(db, platform.config, userId);
      const given = param.quiet;
      if (given && given.from === given.to) throw invalidInput(inputError('quiet.to', 'VALUE_INVALID'));
      const email = param.email?.trim();
      if (email !== undefined && email !== '' && !isEmailAddress(email))
        throw invalidInput(inputError('email', 'FORMAT_INVALID'));
      await saveSettings(db, userId, {
        channels: readChannels(param.channels ?? {}, before.channels),
        quiet: given,
        revision: param.revision,
        ...(email !== undefined && { email }),
      });
      const after = await readSettings(db, platform.config, userId);
      if (after.email !== before.email)
        ctx.audit({
          resource: `account/${userId}`,
          before: { email: before.email },
          after: { email: after.email },
        });
      return { result: after, unaudited: after.email === before.email };
    },
  });
}
