import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import type { CallContext } from '../../call/definition.ts';
import { RestoreParam } from '../../documents/schema.ts';
import { listRemoved, restoreRemoved } from '../../documents/trash.ts';
import { listRetiredColumns } from '../../records/retiredColumns.ts';
import { restoreField } from '../../records/restoreColumn.ts';
import { presentColumn, presentDocument, readColumnId } from './presenter.ts';

const restoring = {
  codes: ['NOT_FOUND', 'ID_EXISTS', 'DOCUMENT_INVALID', 'PRODUCT_DOCUMENT'],
  access: 'admin',
  writes: true,
  param: RestoreParam,
  handler: async (ctx: CallContext<Static<typeof RestoreParam>>) => {
    const column = readColumnId(ctx.param.id);
    if (column === undefined) return { result: await restoreRemoved(ctx, ctx.param.id) };
    const { restored, unchanged } = await restoreField(ctx, column);
    return { result: restored, unchanged };
  },
} as const;

/** Calls of the manager service about what was removed and may come back. */
export function registerTrash(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/trash/list.do',
    action: 'trash.list',
    about:
      'Lists what was removed in the last 30 days: documents, and fields of forms that a publication dropped or converted.',
    answers: {
      list: '`{ id, type, kind, document, name, removedBy?, removedAt, expiresAt }`, the latest first; `type`: `document` or `field` (with `code`, `title`, `reason`: `dropped` or `converted`)',
    },
    access: 'admin',
    param: Type.Object({}),
    handler: async (ctx) => {
      const documents = (await listRemoved(ctx.db)).map(presentDocument);
      const columns = (await listRetiredColumns(ctx.db)).map(presentColumn);
      const list = [...documents, ...columns].toSorted((a, b) => (a.removedAt < b.removedAt ? 1 : -1));
      return { list };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/trash/restore.do',
    action: 'trash.restore',
    about:
      'Brings something back: a document as a draft, a form with its records; a field into the draft of its form, where publishing gives it its values again. A converted field comes back as a further one of the type that it had.',
    answers: {
      result: '`{ kind, id, revision, code? }`; `code`: of a field, another where its own is taken',
    },
    ...restoring,
  });
  // For the list of the back office, whose actions call the interface service.
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/restoreRemoved.htm',
    action: 'trash.restore',
    about: 'As `/trash/restore.do`, for the list of what was removed in the back office.',
    answers: { result: '`{ kind, id, revision, code? }`' },
    ...restoring,
  });
}
