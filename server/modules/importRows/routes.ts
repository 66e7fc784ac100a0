import type { FastifyInstance } from 'fastify';
import { defineModuleCall } from '../formModule/moduleCall.ts';
import { ImportRowsParam } from './schema.ts';
import { importRows } from './service.ts';

/** The import of form modules (wire contract, section 4). */
export function registerImportRows(app: FastifyInstance): void {
  defineModuleCall(app, {
    action: 'importRows',
    param: ImportRowsParam,
    writes: true,
    handler: importRows,
  });
}
