import type { FastifyInstance } from 'fastify';
import { defineModuleCall } from '../../call/defineModuleCall.ts';
import { callables } from '../../../src/schemas/wire/callables.ts';
import { exportRecords } from './service.ts';

/** The export of form modules. */
export function registerExportRows(app: FastifyInstance): void {
  defineModuleCall(app, {
    action: 'exportRows',
    about:
      'Writes the records that the role may reach and `where` asks for as a sheet, as people read them. More than 5,000 become a job, whose result has the same members; more than 50,000 are refused.',
    answers: { result: '`{ fileId, url }`, a link for 10 minutes; or `{ jobId }`' },
    codes: ['FIELD_FORBIDDEN', 'QUERY_TOO_COMPLEX', 'EXPORTS_BUSY'],
    param: callables.exportRows.param,
    writes: true,
    transaction: 'own',
    handler: async (ctx, module) => ({ result: await exportRecords(ctx, module) }),
  });
}
