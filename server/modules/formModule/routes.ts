import type { FastifyInstance } from 'fastify';
import { nameSession } from '../../session/repository.ts';
import { endDraft } from '../draft/index.ts';
import { aggregateRecords } from '../../records/aggregate.ts';
import { defineModuleCall } from '../../call/defineModuleCall.ts';
import { countRecords, getRecord, listRecords } from '../../records/reading.ts';
import { callables } from '../../../src/schemas/wire/callables.ts';
import { addRecord, removeRecords, updateRecord } from '../../records/writing.ts';

/** The calls of form modules (`docs/api.md`, Records). */
export function registerFormModule(app: FastifyInstance): void {
  defineModuleCall(app, {
    action: 'list',
    about:
      'Lists the records that the role may reach and `where` asks for, in pages: by `offset`, or by `after`, which holds where others write meanwhile.',
    answers: {
      list: 'records (Shapes) with `id`, `revision` and the fields asked for; `total` counts all, and is left out after `after`',
    },
    codes: ['FIELD_FORBIDDEN', 'QUERY_TOO_COMPLEX'],
    example: {
      param: {
        where: {
          testRule: 'every',
          conditionList: [{ bindKey: 'status', type: 'text', judgeType: 'equal', value: 'enrolled' }],
        },
        sort: [{ field: 'studentNo', order: 'asc' }],
        fields: ['studentNo', 'name'],
        limit: 1,
      },
      answer: {
        list: [{ id: '01J9Z3', revision: 1, studentNo: '20240001', name: '李明' }],
        total: 4812,
      },
    },
    param: callables.list.param,
    inPreview: 'reads',
    handler: (ctx, module) => listRecords(ctx, module, ctx.param),
  });
  defineModuleCall(app, {
    action: 'detail',
    about: 'Reads one record.',
    answers: { result: 'the record (Shapes)' },
    codes: ['NOT_FOUND', 'FIELD_FORBIDDEN'],
    param: callables.detail.param,
    inPreview: 'reads',
    handler: async (ctx, module) => ({ result: await getRecord(ctx, module, ctx.param) }),
  });
  defineModuleCall(app, {
    action: 'count',
    about: 'Counts the records that the role may reach and `where` asks for.',
    answers: { result: '`{ count }`' },
    codes: ['FIELD_FORBIDDEN', 'QUERY_TOO_COMPLEX'],
    param: callables.count.param,
    inPreview: 'reads',
    handler: async (ctx, module) => ({ result: { count: await countRecords(ctx, module, ctx.param) } }),
  });
  defineModuleCall(app, {
    action: 'aggregate',
    about: 'Groups and measures records, under the rights of `list`.',
    answers: { list: 'one object for each group: the fields of `groupBy` and the measures by their `as`' },
    codes: ['FIELD_FORBIDDEN', 'QUERY_TOO_COMPLEX'],
    example: {
      param: {
        groupBy: [{ field: 'college' }],
        measures: [{ as: 'students', fn: 'count' }],
        sort: [{ field: 'students', order: 'desc' }],
        limit: 2,
      },
      answer: {
        list: [
          { college: 'engineering', students: 1204 },
          { college: 'arts', students: 877 },
        ],
      },
    },
    param: callables.aggregate.param,
    inPreview: 'reads',
    handler: (ctx, module) => aggregateRecords(ctx, module, ctx.param),
  });
  defineModuleCall(app, {
    action: 'add',
    about: 'Adds a record. The form computes, hides and validates as it does on the screen.',
    answers: { result: 'the record as it now stands' },
    codes: ['FIELD_FORBIDDEN'],
    example: {
      param: { data: { studentNo: '20240002', name: '王芳' }, requestId: 'add-1' },
      answer: { result: { id: '01J9Z4', revision: 1, studentNo: '20240002', name: '王芳' } },
    },
    param: callables.add.param,
    takes: 'record',
    writes: callables.add.writes,
    handler: async (ctx, module) => {
      const result = await addRecord(ctx, module, ctx.param);
      await endDraft(ctx, undefined);
      return { result };
    },
  });
  defineModuleCall(app, {
    action: 'update',
    about: 'Changes the named fields of a record at the revision that was read.',
    answers: { result: 'the record as it now stands' },
    codes: ['NOT_FOUND', 'FIELD_FORBIDDEN', 'REVISION_CONFLICT'],
    example: {
      param: { id: '01J9Z4', revision: 1, data: { name: '王方' } },
      answer: { result: { id: '01J9Z4', revision: 2, studentNo: '20240002', name: '王方' } },
    },
    param: callables.update.param,
    takes: 'record',
    writes: callables.update.writes,
    handler: async (ctx, module) => {
      const answer = await updateRecord(ctx, module, ctx.param);
      await endDraft(ctx, ctx.param.id);
      return answer;
    },
  });
  defineModuleCall(app, {
    action: 'remove',
    about: 'Removes records, each for itself. With `revisions` those that somebody has changed since stay.',
    answers: { list: '`{ id, msgState, msg }` for each id: 1 removed, 4 not there, 5 refused' },
    param: callables.remove.param,
    writes: callables.remove.writes,
    handler: async (ctx, module) => {
      // The own session is no session to remove; the database is told which one it is.
      await nameSession(ctx.db, ctx.token);
      return { list: await removeRecords(ctx, module, ctx.param) };
    },
  });
}
