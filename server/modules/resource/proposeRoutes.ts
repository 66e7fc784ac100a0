import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { permitAnyDesigner } from '../../documents/permits.ts';
import { ProposeFormParam } from '../../documents/schema.ts';
import { proposeForm } from './proposing.ts';

/** The call of the manager service that makes a form of a sheet. */
export function registerResourceProposals(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/proposeForm.do',
    action: 'resource.proposeForm',
    about:
      'Makes a form of a sheet that the caller has uploaded, and writes nothing: a field for each column, of the type that all of its cells fit; text in doubt. Its rows are imported by `importRows` with the same `mapping`, `sheet`, `headerRow` and `lastRow` once the form is published.',
    answers: {
      result:
        '`{ form, mapping: { code: title }, columns: [{ title, code, type, doubts: [text], samples, types: [{ type, props?, unread }] }], headerRows, rows, headerRow, lastRow?, mostRows, sheet?, sheets?: [{ name, rows?, hidden? }], hints? }`; `types` are what a column can become, each with how many of its first cells it would not take',
    },
    codes: ['TOO_MANY_TRIES'],
    example: {
      param: { fileId: '01J9Z3V6Q8' },
      answer: {
        result: {
          form: {
            ...{ kind: 'form', schemaVersion: 2, id: 'mingdan', name: '名单', grants: [] },
            fields: [{ type: 'input', id: 'xuehao', name: 'xuehao', title: '学号' }],
          },
          mapping: { xuehao: '学号' },
          columns: [
            {
              ...{ title: '学号', code: 'xuehao', type: 'input' },
              doubts: ['看起来是编号，按文本保存，前面的零和每一位数字都保留'],
              samples: ['00012345'],
              types: [{ type: 'input', unread: 0 }],
            },
          ],
          ...{ headerRows: 1, rows: 120, headerRow: 1, mostRows: 50_000 },
          ...{ sheet: '名单', sheets: [{ name: '名单', rows: 121 }] },
        },
      },
    },
    access: 'designer',
    permit: permitAnyDesigner,
    param: ProposeFormParam,
    handler: async (ctx) => ({ result: await proposeForm(ctx) }),
  });
}
