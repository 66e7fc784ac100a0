import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { permitDocument } from '../../documents/permits.ts';
import { findImpact } from '../../documents/impact.ts';
import { renamePart } from '../../documents/renaming.ts';
import { ImpactParam, RenameParam, TestParam, UsesParam } from '../../documents/schema.ts';
import { testResource } from '../../documents/testing.ts';
import { findUses } from '../../documents/uses.ts';
import { designTurn } from './designTurn.ts';

const PLACES =
  '`{ kind, id, name, published, draft, places: [{ path, sentence }] }`; `path` is a JSON pointer, `sentence` says where that is';

/** Calls of the manager service about what documents name of each other. */
export function registerResourceUses(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/uses.do',
    action: 'resource.uses',
    about:
      'Lists the documents that name a document, or a part of one: a field, a source, a variable, a node. They are found by what names mean: an expression that reads a field of the same code of another form is none.',
    answers: { list: PLACES },
    codes: ['NOT_FOUND', 'DOCUMENT_INVALID'],
    access: 'designer',
    permit: permitDocument('read'),
    param: UsesParam,
    inTurn: designTurn,
    handler: async (ctx) => ({ list: await findUses(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/impact.do',
    action: 'resource.impact',
    about:
      'Lists the documents, published and drafts, that would have errors which they do not have now if a draft were published.',
    answers: { list: `${PLACES}, and what is wrong` },
    codes: ['NOT_FOUND', 'REVISION_CONFLICT', 'DOCUMENT_INVALID'],
    access: 'designer',
    permit: permitDocument('read'),
    param: ImpactParam,
    inTurn: designTurn,
    handler: async (ctx) => ({ list: await findImpact(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/test.do',
    action: 'resource.test',
    about:
      'Runs the tests of pages that a document holds, as publishing does: on its own draft or on what users have. Writes nothing, and asks no source and no record.',
    answers: {
      list: '`{ test, title, passed, failures: [{ part, member, expected, actual, reason }] }`; `test`: its id; `part`: key of the part, `document` where it is about the whole test; `member`: `visible`, `required`, `enabled`, `readOnly`, `value` or `valid`',
    },
    codes: ['NOT_FOUND', 'DOCUMENT_INVALID'],
    example: {
      param: { kind: 'form', id: 'leave', version: 'draft' },
      answer: {
        list: [
          {
            ...{ test: 'sick-leave', title: '病假三天以上须填医院', passed: false },
            failures: [
              {
                ...{ part: 'hospital', member: 'required', expected: true, actual: false },
                reason: '条件“medical-proof-needed”：form.days 大于 3（实际：3，不成立）',
              },
            ],
          },
        ],
      },
    },
    access: 'designer',
    permit: permitDocument('read'),
    param: TestParam,
    inTurn: designTurn,
    handler: async (ctx) => ({ list: await testResource(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/rename.do',
    action: 'resource.rename',
    about:
      'Gives a field another code, or a source, a variable, a parameter or an event another name, in the draft that declares it and in all drafts that name it; each of them gets a new revision. What is published stays as it is.',
    answers: {
      list: PLACES,
      result: '`{ revision, schema? }` of the document itself; `schema`: with `dryRun`, as it would be',
    },
    codes: ['NOT_FOUND', 'DOCUMENT_INVALID', 'PRODUCT_DOCUMENT', 'REVISION_CONFLICT'],
    example: {
      param: { kind: 'form', id: 'leave', part: 'days', to: 'dayCount' },
      answer: {
        result: { revision: 8 },
        list: [
          {
            ...{ kind: 'mgrList', id: 'leave-list', name: '请假', published: true, draft: true },
            places: [{ path: '/columns/2/field', sentence: '管理列表『请假』的列『天数』' }],
          },
        ],
      },
    },
    access: 'designer',
    permit: permitDocument('design'),
    writes: ({ dryRun }) => dryRun !== true,
    param: RenameParam,
    handler: async (ctx) => {
      const { users, unchanged, ...result } = await renamePart(ctx, ctx.param);
      return { list: users, result, unchanged };
    },
  });
}
