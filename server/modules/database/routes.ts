import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { presentDatabase } from './presenter.ts';
import { listDatabases } from '../../sources/databases.ts';
import { DatabaseAtParam, DatabaseParam, NoParam, SaveDatabaseParam, TryDatabaseParam } from './schema.ts';
import { removeDatabase, saveDatabase, tryDatabase, tryEntered } from './service.ts';

/** Calls about the databases that interfaces read. */
export function registerDatabase(app: FastifyInstance): void {
  defineCall(app, {
    service: 'interface',
    path: '/restConfig/getDatabaseList.htm',
    action: 'database.list',
    access: 'admin',
    param: NoParam,
    handler: async (ctx) => {
      const rows = await listDatabases(ctx.db);
      const active = rows.filter(({ state }) => state === 'active');
      return { list: active.map(({ id, name, kind }) => ({ id, name, kind })) };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/database/list.do',
    action: 'database.list',
    access: 'admin',
    param: NoParam,
    handler: async (ctx) => {
      const rows = await listDatabases(ctx.db);
      return { list: rows.map(presentDatabase), total: rows.length };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/database/save.do',
    action: 'database.save',
    access: 'admin',
    writes: true,
    param: SaveDatabaseParam,
    handler: async (ctx) => ({ result: await saveDatabase(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/database/remove.do',
    action: 'database.remove',
    access: 'admin',
    writes: true,
    param: DatabaseAtParam,
    handler: async (ctx) => {
      await removeDatabase(ctx);
      return {};
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/database/test.do',
    action: 'database.test',
    access: 'admin',
    param: DatabaseParam,
    handler: async (ctx) => ({ result: await tryDatabase(ctx) }),
  });
  // For the form of databases, whose actions call the interface service.
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/tryDatabase.htm',
    action: 'database.test',
    access: 'admin',
    param: TryDatabaseParam,
    handler: async (ctx) => ({ result: await tryEntered(ctx) }),
  });
}
