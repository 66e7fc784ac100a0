import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { permitAnyDesigner } from '../../documents/permits.ts';
import { exportBundle } from '../../documents/exporting.ts';
import { importBundle, isUnchanged } from '../../documents/importing.ts';
import { ExportParam, ImportParam } from '../../documents/schema.ts';

/** Calls of the manager service that carry resources from one installation to another. */
export function registerResourceBundles(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/export.do',
    action: 'resource.export',
    about: 'Puts documents with all that they need into one bundle.',
    answers: {
      result:
        'the bundle: `{ format, formatVersion, exportedAt, documents, dictionaries, missing }`, as `import.do` takes it',
    },
    access: 'designer',
    permit: permitAnyDesigner,
    param: ExportParam,
    handler: async (ctx) => ({ result: await exportBundle(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/import.do',
    action: 'resource.import',
    about: 'Brings a bundle in, whole or not at all. `dryRun` only tells what would be done.',
    answers: {
      result: '`{ added, changed, left }`, lists of `{ kind, id, name, revision?, version? }`',
      list: 'of `BREAKS_OTHERS`: the published documents that would have new errors, as `impact.do` tells them',
    },
    codes: [
      'DOCUMENT_INVALID',
      'ID_EXISTS',
      'NOT_FOUND',
      'REVISION_CONFLICT',
      'PLAN_NOT_ACCEPTED',
      'BREAKS_OTHERS',
      'TEST_FAILED',
    ],
    access: 'designer',
    permit: permitAnyDesigner,
    writes: ({ dryRun }) => dryRun !== true,
    param: ImportParam,
    handler: async (ctx) => {
      const result = await importBundle(ctx, ctx.param);
      return { result, unchanged: isUnchanged(result) };
    },
  });
}
