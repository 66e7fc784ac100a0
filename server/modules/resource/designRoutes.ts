import type { FastifyInstance } from 'fastify';
import { storedKind } from '../../../src/schemas/kinds.ts';
import { defineCall } from '../../call/defineCall.ts';
import { permitAnyDesigner, permitDocument } from '../../documents/permits.ts';
import { AppError } from '../../errors/AppError.ts';
import { noteEditor } from '../../documents/editors.ts';
import { patchDraft } from '../../documents/patching.ts';
import { findDraft } from '../../documents/repository.ts';
import { PatchResourceParam, PresenceParam, SurroundingsParam, TagParam } from '../../documents/schema.ts';
import { readSurroundings } from '../../documents/surroundings.ts';
import { tagDocument } from '../../documents/tagging.ts';

/** Calls of the manager service that designers make while a document is open in them. */
export function registerResourceDesign(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/resource/patch.do',
    action: 'resource.patch',
    about:
      'Saves what was changed of a draft since a revision, as designers do a moment after each change. The name of the document follows its `name`. Of the saves of one person within 30 minutes the first is audited.',
    answers: {
      result:
        '`{ revision }`; of a `REVISION_CONFLICT` what others have saved meanwhile: `{ revision, schema, by, at }`',
    },
    codes: [
      'NOT_FOUND',
      'REVISION_CONFLICT',
      'PRODUCT_DOCUMENT',
      'SUM_MISMATCH',
      'DOCUMENT_INVALID',
      'RIGHT_TO_USE',
    ],
    example: {
      param: {
        ...{ kind: 'condition', id: 'is-enrolled', revision: 4 },
        patch: [{ op: 'replace', path: '/name', value: '在读' }],
        sum: '6f8db599de986fab7a21625b7916589c',
      },
      answer: { result: { revision: 5 } },
    },
    access: 'designer',
    permit: permitDocument('design'),
    writes: true,
    param: PatchResourceParam,
    handler: async (ctx) => {
      const { revision, audited } = await patchDraft(ctx, ctx.param);
      return { result: { revision }, unaudited: !audited };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/presence.do',
    action: 'resource.presence',
    about:
      'Tells that the caller has a document open, and answers who has; told every 10 s, and forgotten after 30 s. Changes are told by `GET /api/interface/changes`.',
    answers: {
      list: '`{ userId, name, since }`, longest first',
      result: '`{ revision }` of the draft, so that whoever has it open knows whether others have saved',
    },
    codes: ['NOT_FOUND'],
    access: 'designer',
    permit: permitDocument('design'),
    writes: true,
    param: PresenceParam,
    handler: async (ctx) => {
      const { id, leave = false } = ctx.param;
      const kind = storedKind(ctx.param.kind);
      const draft = await findDraft(ctx.db, kind, id);
      if (draft === undefined) throw new AppError('NOT_FOUND');
      const list = await noteEditor(ctx, { kind, id, leave });
      return { list, result: { revision: draft.revision }, unaudited: true };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/tag.do',
    action: 'resource.tag',
    about:
      'Notes beside a document what is no part of it: its tags, the system whose designers it belongs to, and whether documents of other systems may name it. To give it to another system takes, beside `design` there, `publish` over it, of forms and conditions `grant` and of forms `data`; to share it `publish`, of forms and conditions `grant`.',
    codes: ['NOT_FOUND', 'PRODUCT_DOCUMENT'],
    access: 'designer',
    permit: permitDocument('design'),
    writes: true,
    param: TagParam,
    handler: async (ctx) => {
      await tagDocument(ctx, ctx.param);
      return {};
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/resource/surroundings.do',
    action: 'resource.surroundings',
    about:
      'What a draft is checked against: the names that there are, to designers as far as they stand in what they may read, and the documents and dictionaries that are asked for. Designers check with it after each change; `check.do` stays the judge.',
    answers: {
      result:
        '`{ ids, dictionaries, roles, interfaces, writing, hasCalendar, asked: { documents, values } }`; `ids` by kind, `documents` by `kind/id`, `values` by code of a dictionary, `hasCalendar` whether the working calendar says anything of the coming twelve months',
    },
    access: 'designer',
    permit: permitAnyDesigner,
    param: SurroundingsParam,
    handler: async (ctx) => ({ result: { ...(await readSurroundings(ctx, ctx.param.names ?? [])) } }),
  });
}
