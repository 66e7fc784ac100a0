import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import type { AccessContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { nameSession } from '../../session/repository.ts';
import { callInterface } from '../../interfaces/callInterface.ts';
import { describeCallables, listCallables } from '../../interfaces/composed/callables.ts';
import { limitsOf } from '../../interfaces/definition/limits.ts';
import { openInterface, publishedAt } from '../../interfaces/definition/open.ts';
import type { InterfaceAddress } from '../../interfaces/definition/open.ts';
import { presentEntry, presentInterface } from './presenter.ts';
import { findInterface, listInterfaces } from '../../interfaces/definition/repository.ts';
import type { PublishedInterface } from '../../interfaces/definition/repository.ts';
import {
  CallablesParam,
  CallInterfaceParam,
  InterfaceAtParam,
  InterfaceParam,
  ListInterfacesParam,
  SaveInterfaceParam,
  TestInterfaceParam,
} from '../../interfaces/definition/schema.ts';
import { publishInterface, removeInterface, saveInterface, unpublishInterface } from './service.ts';
import { testInterface } from '../../interfaces/testRun.ts';

const PAGE = 20;
const CEILING = 1_000;

/** Calls of configured interfaces, and those that configure them. */
export function registerInterface(app: FastifyInstance): void {
  registerCall(app);
  registerReading(app);
  registerWriting(app);
}

const addressOf = ({ moduleCode = '', interfaceUrl = '' }: AccessContext['path']): InterfaceAddress => ({
  moduleCode,
  interfaceUrl,
});

/** The one address of all configured interfaces; those of form modules are more exact, and go first. */
function registerCall(app: FastifyInstance): void {
  const opened = new WeakMap<AccessContext['path'], PublishedInterface>();
  /** Whether the call is run as one that writes. */
  const writing = new WeakMap<AccessContext['path'], boolean>();
  /** When calls began to wait for their turn; that counts. */
  const begun = new WeakMap<AccessContext['path'], number>();
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/:moduleCode/:interfaceUrl.htm',
    action: 'interface.call',
    about:
      'Calls a configured interface. Members beside those of the table are its named inputs; whether it writes its definition says.',
    answers: {
      result: 'the one result, of an interface that answers one',
      list: 'rows, of an interface that answers a list; `total` counts all, also where the list was cut at the ceiling',
    },
    codes: [
      'CALL_UNKNOWN',
      'QUERY_TOO_COMPLEX',
      'RESULT_TOO_LARGE',
      'SOURCE_UNAVAILABLE',
      'INTERFACE_FAILED',
      'STEPS_REFUSED',
      'TOO_MANY_STEPS',
      'REVISION_CONFLICT',
    ],
    example: { param: { title: '%', limit: 20 }, answer: { list: [{ id: 7, title: 'Algebra' }], total: 1 } },
    access: 'login',
    inPreview: 'reads',
    inEmbed: 'token',
    freeForm: true,
    writes: async (_payload, at) => {
      const writes = (await publishedAt(at, addressOf(at.path)))?.definition.writes === true;
      writing.set(at.path, writes);
      return writes;
    },
    param: CallInterfaceParam,
    takes: 'record',
    authorize: async (ctx) => {
      const found = await openInterface(ctx, addressOf(ctx.path));
      // Published anew in between: it may write now, and no transaction is around it.
      if ((found.definition.writes === true) !== writing.get(ctx.path))
        throw new AppError('REVISION_CONFLICT');
      opened.set(ctx.path, found);
    },
    inTurn: async (ctx, task) => {
      if (writing.get(ctx.path) !== true) return task();
      begun.set(ctx.path, performance.now());
      const { definition } = opened.get(ctx.path) ?? (await openInterface(ctx, addressOf(ctx.path)));
      const { ofModule, ofAll } = ctx.platform.interfaceWrites;
      const { deadline } = limitsOf(definition);
      return ofModule.within(definition.moduleCode, deadline, (left) => ofAll.within('', left, task));
    },
    handler: async (ctx) => {
      const since = begun.get(ctx.path) ?? performance.now();
      const found = opened.get(ctx.path) ?? (await openInterface(ctx, addressOf(ctx.path)));
      // The own session is no session to remove; the database is told which one it is.
      if (found.definition.writes === true) await nameSession(ctx.db, ctx.token);
      return callInterface(ctx, found, ctx.param, { since, work: ctx });
    },
  });
}

function registerReading(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/interface/list.do',
    action: 'interface.list',
    about: 'Lists configured interfaces.',
    answers: {
      list: '`{ id, moduleCode, interfaceUrl, name, kind, revision, publishedVersion, updatedBy, updatedAt }`',
    },
    access: 'admin',
    param: ListInterfacesParam,
    handler: async (ctx) => {
      const { keyword = '', offset = 0, limit = PAGE } = ctx.param;
      const most = limit < 0 ? CEILING : limit;
      const { rows, total } = await listInterfaces(ctx.db, { keyword, offset, limit: most });
      return { list: rows.map(presentEntry), total };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/interface/get.do',
    action: 'interface.get',
    about: 'Reads one configured interface.',
    answers: { result: 'the same members as in `list.do`, with its `definition`' },
    codes: ['NOT_FOUND'],
    access: 'admin',
    param: InterfaceParam,
    handler: async (ctx) => {
      const found = await findInterface(ctx.db, ctx.param);
      if (found === undefined) throw new AppError('NOT_FOUND');
      return { result: presentInterface(found) };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/interface/callables.do',
    action: 'interface.callables',
    about:
      'Lists what a step of a composed interface can call, save or remove; with `calls` those, described.',
    answers: {
      list: '`{ call, name, answers, action?, writes }`; described also `{ inputs, outputs, fields? }`',
    },
    access: 'admin',
    param: CallablesParam,
    handler: async (ctx) => {
      const { calls } = ctx.param;
      const list = calls === undefined ? await listCallables(ctx) : await describeCallables(ctx, calls);
      return { list, total: list.length };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/interface/test.do',
    action: 'interface.test',
    about:
      'Runs a definition once, without saving it. What it writes is taken back; one that writes over HTTP is not tried.',
    answers: {
      result:
        '`{ ok: true, columns, rows, total, took, missing, takenBack?, steps? }` or `{ ok: false, reason, failure?, fault?, errors?, message?, place?, took, steps? }`',
    },
    codes: ['DOCUMENT_INVALID', 'TRY_WOULD_WRITE'],
    access: 'admin',
    param: TestInterfaceParam,
    handler: async (ctx) => ({ result: await testInterface(ctx, ctx.param) }),
  });
}

function registerWriting(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/interface/save.do',
    action: 'interface.save',
    about:
      'Adds a configured interface, or changes one at the revision that was read. Callers go on with what is published.',
    answers: { result: '`{ id, revision, publishedVersion }`' },
    codes: ['DOCUMENT_INVALID', 'ID_EXISTS', 'NOT_FOUND', 'REVISION_CONFLICT'],
    access: 'admin',
    writes: true,
    param: SaveInterfaceParam,
    handler: async (ctx) => ({ result: await saveInterface(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/interface/publish.do',
    action: 'interface.publish',
    about: 'Gives callers the interface as it is saved, checked anew.',
    answers: {
      result: '`{ version, broken }`: the published composed interfaces that read what is no longer there',
    },
    codes: ['DOCUMENT_INVALID', 'NOT_FOUND', 'REVISION_CONFLICT'],
    access: 'admin',
    writes: true,
    param: InterfaceAtParam,
    handler: async (ctx) => ({ result: await publishInterface(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/interface/unpublish.do',
    action: 'interface.unpublish',
    about: 'Takes an interface away from its callers.',
    answers: { list: 'what users have that still calls it: `{ kind, id, name, published, draft }`' },
    codes: ['NOT_FOUND', 'REVISION_CONFLICT', 'NOT_PUBLISHED', 'IN_USE'],
    access: 'admin',
    writes: true,
    param: InterfaceAtParam,
    handler: async (ctx) => ({ list: await unpublishInterface(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/interface/remove.do',
    action: 'interface.remove',
    about: 'Removes an interface that is not published.',
    codes: ['NOT_FOUND', 'REVISION_CONFLICT', 'IN_USE'],
    access: 'admin',
    writes: true,
    param: InterfaceAtParam,
    handler: async (ctx) => {
      await removeInterface(ctx);
      return {};
    },
  });
}
