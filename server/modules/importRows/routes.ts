import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineModuleCall } from '../formModule/moduleCall.ts';
import { ImportRowsParam } from './schema.ts';
import { importRows } from './service.ts';
import { makeTemplate } from './template.ts';

/** The import of form modules (wire contract, section 4). */
export function registerImportRows(app: FastifyInstance): void {
  defineModuleCall(app, {
    action: 'importRows',
    param: ImportRowsParam,
    writes: true,
    handler: importRows,
  });
  defineModuleCall(app, {
    action: 'importRows',
    address: 'importTemplate',
    param: Type.Object({}),
    writes: true,
    handler: makeTemplate,
  });
}
