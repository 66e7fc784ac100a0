import type { FastifyInstance } from 'fastify';
import { localise } from '../../../src/schemas/text.ts';
import type { StartableFlow } from '../../../src/schemas/wire/flowLists.ts';
import { defineCall } from '../../call/defineCall.ts';
import { detailOf, seeInstance } from '../../flow/detail.ts';
import { asPrinted } from '../../flow/printing.ts';
import { countRows } from '../../flow/findRows.ts';
import { listedForm, listFlows } from '../../flow/lists.ts';
import type { FlowReading } from '../../flow/services.ts';
import { noteReading } from '../../flow/talking.ts';
import { mayStart, personOf } from '../../flow/whoMay.ts';
import { candidatesFor } from '../../flow/candidates.ts';
import { flowsOfRecords } from '../../flow/recordFlows.ts';
import { preview } from '../../flow/previewing.ts';
import { startFormOf } from '../../flow/startForm.ts';
import {
  CountsParam,
  DetailParam,
  FlowsParam,
  ListFieldsParam,
  ListParam,
  OfRecordsParam,
  PeopleParam,
  PreviewParam,
  StartFormParam,
} from './schema.ts';

/** The flows that the caller may start, by group and title. */
async function startableFlows(reading: FlowReading, keyword = ''): Promise<readonly StartableFlow[]> {
  const { platform, db, locale } = reading;
  const person = await personOf(reading);
  const forms = new Map(
    (await platform.documents.list(db, 'form')).map(({ id, document }) => [id, document]),
  );
  const wanted = keyword.trim().toLowerCase();
  return (await platform.documents.list(db, 'flow'))
    .flatMap(({ document: flow }): StartableFlow[] => {
      const form = forms.get(flow.form);
      if (form === undefined || !mayStart(flow, form, person)) return [];
      const { id, name, title = name, description = null, icon = null, group = null } = flow;
      return [{ id, title, description, icon: icon ?? null, group, form: form.id }];
    })
    .filter(({ title }) => localise(title, locale).toLowerCase().includes(wanted))
    .toSorted(
      (one, other) =>
        (one.group ?? '').localeCompare(other.group ?? '') ||
        localise(one.title, locale).localeCompare(localise(other.title, locale)),
    );
}

/** Calls of flows that read. */
export function registerFlowReads(app: FastifyInstance): void {
  defineCall(app, {
    service: 'form',
    path: '/flow/flows.do',
    action: 'flow.flows',
    about: 'Lists the flows that the caller may start, by group and title.',
    answers: { list: '`{ id, title, description, icon, group, form }`' },
    access: 'login',
    inEmbed: 'session',
    param: FlowsParam,
    handler: async (ctx) => {
      const list = await startableFlows(ctx, ctx.param.keyword);
      return { list, total: list.length };
    },
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/startForm.do',
    action: 'flow.startForm',
    about:
      'Reads what is filled in to start a flow: its form with the rights of the start, and the values of a draft or of what was withdrawn (`instanceId`), of an earlier instance (`copy`) or of a record (`record`).',
    answers: { result: '`{ flow, form, schema, conditions?, rights, requires?, record, instance, picks }`' },
    codes: ['NOT_FOUND', 'FLOW_NOT_STARTABLE'],
    access: 'login',
    inEmbed: 'session',
    param: StartFormParam,
    handler: async (ctx) => ({ result: await startFormOf(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/detail.do',
    action: 'flow.detail',
    about:
      'Reads an instance as the caller may see it: its record under the rights of their step, tasks, path, timeline and what they may do now. Marks their own open task as read; with `print` as it goes on paper, which offers nothing and marks nothing.',
    answers: {
      result:
        '`{ instance, task, tasks, record, rights, form, flow, offers, path, timeline, subFlows, managed, schema, conditions?, help? }`',
    },
    codes: ['NOT_FOUND'],
    access: 'login',
    inEmbed: 'session',
    param: DetailParam,
    handler: async (ctx) => {
      const { instanceId, taskId, print = false } = ctx.param;
      const seen = await seeInstance(ctx, instanceId);
      const result = await detailOf(ctx, seen, taskId);
      if (print) return { result: asPrinted(result) };
      await noteReading(ctx, seen);
      return { result };
    },
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/list.do',
    action: 'flow.list',
    about:
      'Lists tasks (`wait`, `done`, `notify`) or instances (`apply`, `myDone`, `myNotDone`, `manage`) of the caller, a page at a time: `after` holds what the last row holds in the order, and its `id`.',
    answers: {
      list: 'rows, the same in every scope; `more` beside it says whether others stand behind the last one',
      result: '`{ more }`, the same once more',
    },
    codes: ['FIELD_FORBIDDEN', 'NOT_FOUND', 'QUERY_TOO_COMPLEX'],
    access: 'login',
    inEmbed: 'session',
    param: ListParam,
    handler: async (ctx) => {
      const { list, more } = await listFlows(ctx, ctx.param);
      return { list, more, result: { more } };
    },
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/listFields.do',
    action: 'flow.listFields',
    about:
      'Reads by which fields of its form a list of one flow can be filtered: those that the caller may read in every line.',
    answers: { result: '`{ form }`: a form with those fields alone; null where the list is empty' },
    codes: ['NOT_FOUND'],
    access: 'login',
    inEmbed: 'session',
    param: ListFieldsParam,
    handler: async (ctx) => ({ result: { form: await listedForm(ctx, ctx.param) } }),
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/ofRecords.do',
    action: 'flow.ofRecords',
    about:
      'Tells which of some records that the caller may read are under approval; where, of whom and in which instance to those who have to do with it.',
    answers: {
      list: '`{ record, number, state, flowTitle, instance, current }`, one for each record under approval',
    },
    codes: ['NOT_FOUND', 'FORBIDDEN'],
    access: 'login',
    inEmbed: 'session',
    param: OfRecordsParam,
    handler: async (ctx) => {
      const list = await flowsOfRecords(ctx, ctx.param);
      return { list, total: list.length };
    },
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/counts.do',
    action: 'flow.counts',
    about:
      'Counts what waits for the caller, what they have not read, what of theirs is under way, and what they manage.',
    answers: { result: '`{ wait, waitOverdue, notify, apply, manage }`; more than 999 is 1000' },
    access: 'login',
    inEmbed: 'session',
    param: CountsParam,
    handler: async (ctx) => ({ result: await countRows(ctx, ctx.param.flowId, await personOf(ctx)) }),
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/preview.do',
    action: 'flow.preview',
    about:
      'Tells where submitting (`flowId`), agreeing to a task (`instanceId`, `taskId`) or, with `action` `reject`, refusing it would lead with some data, which may be incomplete. Writes nothing.',
    answers: { result: '`{ path, title, picks, findings, canSubmit }`' },
    codes: ['NOT_FOUND', 'FLOW_NOT_STARTABLE'],
    access: 'login',
    takes: 'record',
    inEmbed: 'session',
    param: PreviewParam,
    handler: async (ctx) => ({ result: await preview(ctx, ctx.param) }),
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/people.do',
    action: 'flow.people',
    about: 'Finds people whom a task may go to, or whom its holder may pick; who may not is told why.',
    answers: { list: '`{ value, label, department, disabledWhy? }`' },
    codes: ['NOT_FOUND'],
    access: 'login',
    inEmbed: 'session',
    param: PeopleParam,
    handler: async (ctx) => candidatesFor(ctx, ctx.param),
  });
}
