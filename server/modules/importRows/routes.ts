import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineModuleCall } from '../../call/defineModuleCall.ts';
import { ImportRowsParam } from './schema.ts';
import { prepareImport } from './service.ts';
import { makeTemplate } from './template.ts';

/** The import of form modules (wire contract, section 4). */
export function registerImportRows(app: FastifyInstance): void {
  defineModuleCall(app, {
    action: 'importRows',
    param: ImportRowsParam,
    writes: true,
    prepare: prepareImport,
  });
  defineModuleCall(app, {
    action: 'importRows',
    address: 'importTemplate',
    param: Type.Object({}),
    writes: true,
    handler: makeTemplate,
  });
}
