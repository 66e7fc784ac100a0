import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { messageKinds, type MessageKind } from '../../../src/schemas/wire/message.ts';
import { ownChanges } from '../../changes/ownChanges.ts';
import { defineCall } from '../../call/defineCall.ts';
import { registerMessageSettings } from './settingRoutes.ts';
import { countUnread, listMessages, markRead, removeMessages } from '../../messages/inbox.ts';

const kind = Type.Unsafe<MessageKind>({ type: 'string', enum: [...messageKinds] });
const ids = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
  minItems: 1,
  maxItems: 200,
  uniqueItems: true,
});
const USUAL_LIMIT = 20;

/** Calls of the message centre: each person's own messages, and how they want to be told. */
export function registerMessages(app: FastifyInstance): void {
  const common = { service: 'base', access: 'login' } as const;
  defineCall(app, {
    ...common,
    path: '/message/list.do',
    action: 'message.list',
    about: "Lists the caller's messages, the newest first; `after` is the last one that was seen.",
    answers: { list: '`{ id, kind, title, content, link, createdAt, readAt }`', result: '`{ more }`' },
    inPreview: { list: [], result: { more: false } },
    param: Type.Object({
      kind: Type.Optional(kind),
      unread: Type.Optional(Type.Boolean()),
      after: Type.Optional(
        Type.Object(
          {
            createdAt: Type.String({ maxLength: 40, pattern: String.raw`^\d{4}-\d{2}-\d{2}T[\d:.]+Z$` }),
            id: Type.String({ maxLength: 64 }),
          },
          { additionalProperties: false },
        ),
      ),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    handler: async ({ db, actor, locale, param }) => {
      const { limit = USUAL_LIMIT, ...query } = param;
      const { list, more } = await listMessages(db, actor.userId, locale, { ...query, limit });
      return { list, result: { more } };
    },
  });
  defineCall(app, {
    ...common,
    path: '/message/counts.do',
    action: 'message.counts',
    about: "Counts the caller's unread messages, in all and by kind.",
    answers: { result: '`{ unread, kinds }`' },
    inPreview: { result: { unread: 0, kinds: Object.fromEntries(messageKinds.map((each) => [each, 0])) } },
    param: Type.Object({}),
    handler: async ({ db, actor }) => ({ result: await countUnread(db, actor.userId) }),
  });
  defineCall(app, {
    ...common,
    path: '/message/read.do',
    action: 'message.read',
    about: "Marks some of the caller's messages as read: those named, or all, or all of a kind.",
    writes: true,
    param: Type.Object({ ids: Type.Optional(ids), kind: Type.Optional(kind) }),
    handler: async (ctx) => {
      await markRead(ctx.db, ctx.actor.userId, ctx.param, ctx.now);
      ctx.changed(ownChanges('inbox', ctx.actor.userId));
      return { unaudited: true };
    },
  });
  defineCall(app, {
    ...common,
    path: '/message/remove.do',
    action: 'message.remove',
    about: "Removes some of the caller's messages.",
    writes: true,
    param: Type.Object({ ids }),
    handler: async (ctx) => {
      await removeMessages(ctx.db, ctx.actor.userId, ctx.param.ids);
      ctx.changed(ownChanges('inbox', ctx.actor.userId));
      return { unaudited: true };
    },
  });
  registerMessageSettings(app);
}
