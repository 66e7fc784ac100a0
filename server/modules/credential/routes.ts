import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { listCredentials } from '../../sources/credentials.ts';
import { CredentialAtParam, NoParam, SaveCredentialParam } from './schema.ts';
import { presentCredential, removeCredential, saveCredential } from './service.ts';

/** Calls about what HTTP interfaces log in with. */
export function registerCredential(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/credential/list.do',
    action: 'credential.list',
    about: 'Lists the credentials that HTTP interfaces log in with, without their values.',
    answers: { list: '`{ id, name, moduleCode, origin, header, revision }`' },
    access: 'admin',
    param: NoParam,
    handler: async (ctx) => {
      const rows = await listCredentials(ctx.db);
      return { list: rows.map(presentCredential), total: rows.length };
    },
  });
  defineCall(app, {
    service: 'manager',
    path: '/credential/save.do',
    action: 'credential.save',
    about:
      'Adds a credential, or changes one at the revision that was read. For another origin, module or header the value has to be given anew.',
    answers: { result: '`{ id, revision }`' },
    codes: ['ID_EXISTS', 'NOT_FOUND', 'REVISION_CONFLICT', 'IN_USE'],
    access: 'admin',
    writes: true,
    param: SaveCredentialParam,
    handler: async (ctx) => ({ result: await saveCredential(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/credential/remove.do',
    action: 'credential.remove',
    about: 'Removes a credential that no interface names.',
    codes: ['NOT_FOUND', 'IN_USE', 'REVISION_CONFLICT'],
    access: 'admin',
    writes: true,
    param: CredentialAtParam,
    handler: async (ctx) => {
      await removeCredential(ctx);
      return {};
    },
  });
  // Where credentials may be sent, for the forms that choose one of them.
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/getInterfaceOrigins.htm',
    action: 'credential.origins',
    about: 'Lists the origins that HTTP interfaces may call.',
    answers: { list: '`{ origin }`' },
    access: 'admin',
    param: NoParam,
    handler: ({ platform }) => {
      const list = platform.config.interfaceOrigins.map((origin) => ({ origin }));
      return { list, total: list.length };
    },
  });
}
