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
    about: 'Lists the databases that interfaces may use.',
    answers: { list: '`{ id, name, kind }`' },
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
    about: 'Lists the registered databases, without their passwords.',
    answers: {
      list: '`{ id, name, kind, host, port, database, user, tls, writable, state, revision, updatedBy, updatedAt }`',
    },
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
    about:
      'Registers a database, or changes one at the revision that was read. For another address or user the password has to be given anew.',
    answers: { result: '`{ id, revision }`' },
    codes: ['ID_EXISTS', 'NOT_FOUND', 'REVISION_CONFLICT', 'PLATFORM_DATABASE', 'IN_USE'],
    access: 'admin',
    writes: true,
    param: SaveDatabaseParam,
    handler: async (ctx) => ({ result: await saveDatabase(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/database/remove.do',
    action: 'database.remove',
    about: 'Removes a registered database that no interface names.',
    codes: ['NOT_FOUND', 'IN_USE', 'REVISION_CONFLICT'],
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
    about: 'Connects once to a registered database.',
    answers: { result: '`{ ok: true }` or `{ ok: false, failure, error }`' },
    codes: ['NOT_FOUND', 'PLATFORM_DATABASE'],
    access: 'admin',
    param: DatabaseParam,
    handler: async (ctx) => ({ result: await tryDatabase(ctx) }),
  });
  // For the form of databases, whose actions call the interface service.
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/tryDatabase.htm',
    action: 'database.test',
    about:
      'Connects once to what stands in the form of a database; without a password by the one that is kept.',
    answers: { result: '`{ ok: true }` or `{ ok: false, failure, error }`' },
    codes: ['PLATFORM_DATABASE'],
    access: 'admin',
    param: TryDatabaseParam,
    handler: async (ctx) => ({ result: await tryEntered(ctx) }),
  });
}
