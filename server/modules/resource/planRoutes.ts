import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { permitDocument, permitDocuments, permitPublishingAll } from '../../documents/permits.ts';
import { planPublication } from '../../documents/planning.ts';
import { publishAll } from '../../documents/publishingAll.ts';
import { reviewPublication } from '../../documents/reviewing.ts';
import { PlanParam, PublishAllParam, ReviewParam } from '../../documents/schema.ts';
import { withBroken } from './broken.ts';
import { presentReview } from './presenter.ts';
import { designTurn } from './designTurn.ts';

/** Calls of the manager service about what publishing does, and about publishing several documents at once. */
export function registerResourcePlans(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/plan.do',
    action: 'resource.plan',
    about:
      'Says what publishing the draft of a form, or rolling back to `version`, would do to its records. A field is its node’s id: another code renames it, another id drops it and adds one. What narrows, converts or drops has to be accepted by `hash`.',
    answers: {
      result:
        '`{ plan: [{ op, part, field, to?, rows, failing?, sample: [{ id, value }] }], hash }`; `op`: `add`, `rename`, `widen`, `narrow`, `convert`, `drop`, `index` or `unique`; `part`: id of the field’s node; `failing`: records whose value has no place in the field as it will be',
    },
    codes: ['NOT_FOUND', 'REVISION_CONFLICT', 'DOCUMENT_INVALID'],
    example: {
      param: { kind: 'form', id: 'repair', revision: 7 },
      answer: {
        result: {
          plan: [
            {
              ...{ op: 'convert', part: 'f-cost', field: 'cost', to: 'number', rows: 50, failing: 1 },
              sample: [{ id: '01J9Z3', value: '约八十' }],
            },
          ],
          hash: '5f2b8c1e0d9a4736b1c0ffee12345678',
        },
      },
    },
    access: 'designer',
    permit: permitDocument('read'),
    param: PlanParam,
    handler: async (ctx) => ({ result: await planPublication(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/review.do',
    action: 'resource.review',
    about:
      'Says what publishing some drafts together, or rolling one back to `version`, would meet, by the rules by which it is then done; before a person is asked. Writes nothing.',
    answers: {
      result:
        '`{ findings, plans, broken, tests, others }`. `findings`: `{ kind, id, severity, path, code, message, fix? }` as users would have them; `plans`: `{ kind, id, plan, hash }` of forms whose records are touched; `broken`: published documents that would have new errors, as `impact.do` tells them; `tests`: `{ kind, id, name, test, title, passed, failures }` of their own tests, and of documents that name them those that would fail; `others`: drafts that could be published with them, `{ kind, id, name, revision, version, by, why }`, `why`: `named` by them, be it by way of others, or `broken` by them',
    },
    codes: ['NOT_FOUND', 'REVISION_CONFLICT', 'DOCUMENT_INVALID'],
    access: 'designer',
    permit: permitDocuments('read'),
    param: ReviewParam,
    inTurn: designTurn,
    handler: async (ctx) => ({
      result: presentReview(await reviewPublication(ctx, ctx.param), ctx.locale),
    }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/publishAll.do',
    action: 'resource.publishAll',
    about:
      'Publishes several drafts, all or none, each checked among the others: documents that name each other need no order. What is published already at its revision stays as it is.',
    answers: {
      list: '`{ kind, id, version, broken? }` in the order of `items`, `broken` as `publish.do` tells it; with `PLAN_NOT_ACCEPTED` the plans that have to be accepted, `{ kind, id, plan, hash }`; with `BREAKS_OTHERS` the published documents that would have new errors; with `TEST_FAILED` the tests that fail, as `review.do` tells them',
    },
    codes: [
      'NOT_FOUND',
      'REVISION_CONFLICT',
      'DOCUMENT_INVALID',
      'PLAN_NOT_ACCEPTED',
      'BREAKS_OTHERS',
      'TEST_FAILED',
      'RIGHT_TO_USE',
    ],
    access: 'designer',
    permit: permitPublishingAll,
    writes: true,
    param: PublishAllParam,
    handler: async (ctx) => {
      const list: object[] = [];
      const { versions, unchanged } = await publishAll(ctx, ctx.param);
      for (const each of versions) list.push(await withBroken(ctx, each, each));
      return { list, unchanged };
    },
  });
}
