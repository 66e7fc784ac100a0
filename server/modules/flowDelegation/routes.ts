import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { ListDelegationsParam, RemoveDelegationParam, SaveDelegationParam } from './schema.ts';
import { getDelegations, removeDelegation, saveDelegation } from './service.ts';

const ENTRY =
  '`{ id, from, to, toDisabled, flows?, startsAt, endsAt, open, revision }`; `from` and `to` are `{ value, label }`, `flows` ids, absent for all';

/** Calls of the form service about who stands in for whom in flows while they are away. */
export function registerFlowDelegation(app: FastifyInstance): void {
  defineCall(app, {
    service: 'form',
    path: '/flow/delegation/list.do',
    action: 'flowDelegation.list',
    about: "Lists the caller's absences with who stands in, those that end last first.",
    answers: { list: ENTRY },
    access: 'account',
    inPreview: { list: [], total: 0 },
    param: ListDelegationsParam,
    handler: async (ctx) => {
      const list = await getDelegations(ctx);
      return { list, total: list.length };
    },
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/delegation/save.do',
    action: 'flowDelegation.save',
    about:
      'Adds an absence with who stands in, or changes one at the revision that was read. Two of a person never hold for the same flow at once.',
    answers: { result: ENTRY },
    codes: ['NOT_FOUND', 'LIMIT_REACHED', 'DELEGATION_OVERLAPS', 'REVISION_CONFLICT'],
    example: {
      param: {
        to: 'T1002',
        flows: ['leave-approval'],
        startsAt: '2026-12-01T00:00:00.000+08:00',
        endsAt: '2026-12-05T00:00:00.000+08:00',
      },
    },
    access: 'account',
    writes: true,
    param: SaveDelegationParam,
    handler: async (ctx) => ({ result: await saveDelegation(ctx) }),
  });
  defineCall(app, {
    service: 'form',
    path: '/flow/delegation/remove.do',
    action: 'flowDelegation.remove',
    about: 'Removes an absence; what was handed over stays where it is.',
    codes: ['NOT_FOUND', 'REVISION_CONFLICT'],
    access: 'account',
    writes: true,
    param: RemoveDelegationParam,
    handler: async (ctx) => {
      await removeDelegation(ctx);
      return {};
    },
  });
}
