import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import { requireDesign } from '../../documents/permits.ts';
import { findDraft } from '../../documents/repository.ts';
import { ResourceIdSchema } from '../../documents/schema.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { askOrganisation } from '../../flow/asking.ts';
import { startDryRun } from '../../flow/dryRunning.ts';
import { MOST_QUESTIONS } from '../../../src/documents/flow/people/asked.ts';
import type { Question } from '../../../src/documents/flow/people/organisation.ts';
import type { FlowDocument } from '../../../src/schemas/documents/flow.ts';

/** Characters of a diagram; the reader of it has bounds of its own. */
const LONGEST_XML = 2_000_000;

/** A question as the core of flows puts it. */
const QuestionSchema = Type.Unsafe<Question>({
  type: 'string',
  pattern:
    '^(administrators|(account|standIn|department|members (role|label|department)) [^\\u0000]{1,100})$',
});

/** Calls of those who design flows. */
export function registerFlowDesign(app: FastifyInstance): void {
  const common = { service: 'form', access: 'designer' } as const;
  defineCall(app, {
    ...common,
    path: '/flow/dryRun.do',
    action: 'flow.dryRun',
    about:
      'Tries a working flow, or the document that is sent in its place, for one person of each department and role that may start it, with records that take each branch; as a job.',
    answers: { result: '`{ jobId }`, whose result is `{ cases, findings, longest, slowest }`' },
    codes: ['NOT_FOUND', 'DOCUMENT_INVALID'],
    writes: true,
    param: Type.Object({
      flowId: ResourceIdSchema,
      schema: Type.Optional(Type.Unsafe<object>({ type: 'object' })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000 })),
    }),
    permit: (ctx) => requireDesign(ctx, [{ kind: 'flow', id: ctx.param.flowId }], 'read'),
    handler: async (ctx) => ({ result: { jobId: await startDryRun(ctx, ctx.param) }, unaudited: true }),
  });
  defineCall(app, {
    ...common,
    path: '/flow/organisation.do',
    action: 'flow.organisation',
    about:
      'Answers what a flow asks about people while it is designed: whoever tries it as somebody sees whom it would ask. Nothing is kept.',
    answers: {
      result:
        '`{ answers, cut, starter? }`: `answers` by question, null where there is none; `cut` the questions about members of which there are more than are told; `starter` `{ initiator, platform, calendar }`',
    },
    param: Type.Object({
      flowId: ResourceIdSchema,
      questions: Type.Array(QuestionSchema, { maxItems: MOST_QUESTIONS }),
      starter: Type.Optional(
        Type.String({ minLength: 1, maxLength: 64, description: 'id of who would start it' }),
      ),
    }),
    permit: (ctx) => requireDesign(ctx, [{ kind: 'flow', id: ctx.param.flowId }], 'design'),
    handler: async (ctx) => ({ result: await askOrganisation(ctx, ctx.param) }),
  });
  defineCall(app, {
    ...common,
    path: '/flow/bpmn/export.do',
    action: 'flow.bpmnExport',
    about: 'Writes a working flow as a BPMN 2.0 diagram.',
    answers: { result: '`{ xml, lost }`' },
    codes: ['NOT_FOUND'],
    param: Type.Object({ flowId: ResourceIdSchema }),
    permit: (ctx) => requireDesign(ctx, [{ kind: 'flow', id: ctx.param.flowId }], 'read'),
    handler: async ({ db, param }) => {
      const draft = await findDraft(db, 'flow', param.flowId);
      if (draft === undefined) throw new AppError('NOT_FOUND');
      const { exportBpmn } = await import('../../../src/documents/flow/bpmn/exportBpmn.ts');
      return { result: await exportBpmn(draft.schema as FlowDocument) };
    },
  });
  defineCall(app, {
    ...common,
    path: '/flow/bpmn/import.do',
    action: 'flow.bpmnImport',
    about: 'Reads a BPMN 2.0 diagram as a flow over a form. Nothing is kept.',
    answers: { result: '`{ schema, lost }`' },
    codes: ['NOT_FOUND'],
    param: Type.Object({
      xml: Type.String({ minLength: 1, maxLength: LONGEST_XML }),
      form: ResourceIdSchema,
    }),
    permit: (ctx) => requireDesign(ctx, [{ kind: 'form', id: ctx.param.form }], 'read'),
    handler: async ({ param }) => {
      const { importBpmn } = await import('../../../src/documents/flow/bpmn/importBpmn.ts');
      const { schema, lost } = await importBpmn(param.xml, param.form);
      if (schema === undefined) throw invalidInput(inputError('xml', 'FORMAT_INVALID'));
      return { result: { schema, lost } };
    },
  });
}
