import type { FastifyInstance } from 'fastify';
import { defineModuleCall } from '../../call/defineModuleCall.ts';
import { ExportRowsParam } from '../../../src/schemas/wire/moduleCalls.ts';
import { exportRecords } from './service.ts';

/** The export of form modules (wire contract, section 4). */
export function registerExportRows(app: FastifyInstance): void {
  defineModuleCall(app, {
    action: 'exportRows',
    param: ExportRowsParam,
    writes: true,
    transaction: 'own',
    handler: async (ctx, module) => ({ result: await exportRecords(ctx, module) }),
  });
}
