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
    access: 'login',
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
    access: 'login',
    writes: true,
    param: SaveViewParam,
    handler: async (ctx) => ({ result: await saveView(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/listView/remove.do',
    action: 'listView.remove',
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
    access: 'login',
    writes: true,
    param: DefaultViewParam,
    handler: async (ctx) => {
      await chooseDefault(ctx);
      return { unaudited: true };
    },
  });
}
