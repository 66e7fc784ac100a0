import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { exportBundle } from '../../documents/bundle/exporting.ts';
import { importBundle, isUnchanged } from '../../documents/bundle/importing.ts';
import { ExportParam, ImportParam } from '../../documents/bundle/schema.ts';
import { permitAnyDesigner } from '../../documents/permits.ts';
import { bundledInterfaces } from '../../interfaces/bundled.ts';
import { presentImport } from './presentImport.ts';
import { designTurn } from './designTurn.ts';

/** Calls of the manager service that carry resources from one installation to another. */
export function registerResourceBundles(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/export.do',
    action: 'resource.export',
    about:
      'Puts documents with all that they need into one bundle: what they name, their dictionaries and, for administrators, the configured interfaces that they call; never roles, records, credentials or databases.',
    answers: {
      result:
        'the bundle: `{ format, formatVersion, exportedAt, documents, dictionaries, interfaces?, missing }`, as `import.do` takes it',
    },
    access: 'designer',
    permit: permitAnyDesigner,
    param: ExportParam,
    inTurn: designTurn,
    handler: async (ctx) => ({ result: await exportBundle(ctx, ctx.param, bundledInterfaces(ctx)) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/import.do',
    action: 'resource.import',
    about: 'Brings a bundle in, whole or not at all. `dryRun` only tells what would be done.',
    answers: {
      result:
        '`{ added, changed, left, ids }`: lists of `{ kind, id, name, revision?, version? }`, and what has another id here, `kind/id` in the bundle with the id here. Of a dry run `changed` has `diff: [{ path, before?, after?, from?, cut? }]` (`from` of what is moved, `cut` where values are too long), and there is more: `revisions` to be sent with the import; `findings`: `{ kind, id, severity, path, code, message, stops }`, with those that `stops` nothing is brought in; `missing`: `{ kind, id }` of what is named and neither here nor in the bundle (documents, `dictionary`, `role`, `interface`, `database`, `credential`, `origin`); `plans`: `{ kind, id, plan, hash }` of what publishing would do to records; `tests` that fail, as `review.do` tells them; with `publish` `broken`, as `impact.do` tells it',
      list: 'of `BREAKS_OTHERS`: the published documents that would have new errors, as `impact.do` tells them; of `REVISION_CONFLICT` what was changed meanwhile',
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
    inTurn: designTurn,
    handler: async (ctx) => {
      const result = await importBundle(ctx, ctx.param, bundledInterfaces(ctx));
      return { result: presentImport(result, ctx.locale), unchanged: isUnchanged(result) };
    },
  });
}
