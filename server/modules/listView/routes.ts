import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { DefaultViewParam, ListViewsParam, RemoveViewParam, SaveViewParam } from './schema.ts';
import { chooseDefault, getViews, removeView, saveView } from './service.ts';

/** Calls of the manager service about saved views of lists. */
export function registerListView(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/listView/list.do',
    action: 'listView.list',
    about: 'Lists the saved views of a list that the caller may use, the own ones first.',
    answers: { list: '`{ id, list, name, state, scope, roles, revision, isDefault, isOwn, owner }`' },
    codes: ['NOT_FOUND'],
    access: 'login',
    inPreview: 'reads',
    inEmbed: 'session',
    param: ListViewsParam,
    handler: async (ctx) => {
      const list = await getViews(ctx);
      return { list, total: list.length };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/listView/save.do',
    action: 'listView.save',
    about: 'Adds a saved view of a list, or changes one at the revision that was read.',
    answers: {
      result: 'the view: `{ id, list, name, state, scope, roles, revision, isDefault, isOwn, owner }`',
    },
    codes: ['NOT_FOUND', 'LIMIT_REACHED', 'REVISION_CONFLICT'],
    access: 'login',
    writes: true,
    param: SaveViewParam,
    handler: async (ctx) => ({ result: await saveView(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/listView/remove.do',
    action: 'listView.remove',
    about: 'Removes a saved view.',
    codes: ['NOT_FOUND', 'REVISION_CONFLICT'],
    access: 'login',
    writes: true,
    param: RemoveViewParam,
    handler: async (ctx) => {
      await removeView(ctx);
      return {};
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/listView/setDefault.do',
    action: 'listView.setDefault',
    about: 'Says with which view the list begins for the caller.',
    codes: ['NOT_FOUND'],
    access: 'login',
    writes: true,
    param: DefaultViewParam,
    handler: async (ctx) => {
      await chooseDefault(ctx);
      return { unaudited: true };
    },
  });
}
