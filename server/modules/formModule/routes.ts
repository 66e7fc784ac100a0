import type { FastifyInstance } from 'fastify';
import { nameSession } from '../../session/repository.ts';
import { endDraft } from '../draft/index.ts';
import { aggregateRecords } from '../../records/aggregate.ts';
import { defineModuleCall } from '../../call/defineModuleCall.ts';
import { countRecords, getRecord, listRecords } from '../../records/reading.ts';
import {
  AddParam,
  AggregateParam,
  CountParam,
  DetailParam,
  ListParam,
  RemoveParam,
  UpdateParam,
} from '../../../src/schemas/wire/moduleCalls.ts';
import { addRecord, removeRecords, updateRecord } from '../../records/writing.ts';

/** The calls of form modules (wire contract, section 4). */
export function registerFormModule(app: FastifyInstance): void {
  defineModuleCall(app, {
    action: 'list',
    param: ListParam,
    handler: (ctx, module) => listRecords(ctx, module, ctx.param),
  });
  defineModuleCall(app, {
    action: 'detail',
    param: DetailParam,
    handler: async (ctx, module) => ({ result: await getRecord(ctx, module, ctx.param) }),
  });
  defineModuleCall(app, {
    action: 'count',
    param: CountParam,
    handler: async (ctx, module) => ({ result: { count: await countRecords(ctx, module, ctx.param) } }),
  });
  defineModuleCall(app, {
    action: 'aggregate',
    param: AggregateParam,
    handler: (ctx, module) => aggregateRecords(ctx, module, ctx.param),
  });
  defineModuleCall(app, {
    action: 'add',
    param: AddParam,
    takes: 'record',
    writes: true,
    handler: async (ctx, module) => {
      const result = await addRecord(ctx, module, ctx.param);
      await endDraft(ctx, undefined);
      return { result };
    },
  });
  defineModuleCall(app, {
    action: 'update',
    param: UpdateParam,
    takes: 'record',
    writes: true,
    handler: async (ctx, module) => {
      const answer = await updateRecord(ctx, module, ctx.param);
      await endDraft(ctx, ctx.param.id);
      return answer;
    },
  });
  defineModuleCall(app, {
    action: 'remove',
    param: RemoveParam,
    writes: true,
    handler: async (ctx, module) => {
      // The own session is no session to remove; the database is told which one it is.
      await nameSession(ctx.db, ctx.token);
      return { list: await removeRecords(ctx, module, ctx.param) };
    },
  });
}
