import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineCall } from '../../call/defineCall.ts';
import { readConfigs } from './repository.ts';

const ReadConfigParam = Type.Object({
  codes: Type.Optional(
    Type.Array(Type.String({ maxLength: 64 }), {
      description: 'those that are asked for; all where none is named',
      maxItems: 200,
    }),
  ),
});

/** What administrators configure for pages: values by their codes, as a source or an action of a page reads them. */
export function registerCustomConfig(app: FastifyInstance): void {
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/getCustomConfig.htm',
    action: 'customConfig.read',
    about: 'Reads what administrators configured for pages.',
    answers: { result: 'an object of values by their codes; codes that there are none of are left out' },
    access: 'login',
    inPreview: 'reads',
    inEmbed: 'session',
    param: ReadConfigParam,
    handler: async ({ db, param }) => ({ result: await readConfigs(db, param.codes) }),
  });
}
