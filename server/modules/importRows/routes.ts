import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { callables } from '../../../src/schemas/wire/callables.ts';
import { defineModuleCall } from '../../call/defineModuleCall.ts';
import { prepareImport } from './service.ts';
import { makeTemplate } from './template.ts';

/** The import of form modules. */
export function registerImportRows(app: FastifyInstance): void {
  defineModuleCall(app, {
    action: 'importRows',
    about:
      'Adds and changes records by the rows of an uploaded sheet: good rows are written together, of the others it is told what is wrong. `dryRun` judges and writes nothing. What is too much for one call becomes a job, whose result has the same members.',
    answers: {
      result:
        '`{ added, updated, unchanged?, failed, errors: [{ row, field, message }], unfilled?, rows, columns, mapping, sheet?, sheets?, headerRow, firstRows, sampleRows, hiddenRows?, hints?, report? }`; or `{ jobId }`',
    },
    codes: ['IMPORT_RUNNING', 'FIELD_FORBIDDEN'],
    param: callables.importRows.param,
    writes: callables.importRows.writes,
    prepare: prepareImport,
  });
  defineModuleCall(app, {
    action: 'importRows',
    address: 'importTemplate',
    about: 'Makes a sheet with the titles by which an import finds the fields that the role may write.',
    answers: { result: '`{ fileId, url }`, a link for 10 minutes' },
    param: Type.Object({}),
    writes: true,
    handler: makeTemplate,
  });
}
