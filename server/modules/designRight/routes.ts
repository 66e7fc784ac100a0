import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ALL_SYSTEMS } from '../../../src/schemas/designRight.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import { defineCall } from '../../call/defineCall.ts';
import { designableSystems } from '../../documents/designableSystems.ts';

const EVERY: LocalText = { zhCN: '全部系统，包括以后新建的', enUS: 'All systems, those to come as well' };

/** The call behind the form of design rights. */
export function registerDesignRight(app: FastifyInstance): void {
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/getGrantableSystems.htm',
    action: 'designRight.systems',
    about: 'Lists the systems that a role can be let design, and `*` for all of them.',
    answers: { list: '`{ id, name }`' },
    access: 'admin',
    param: Type.Object({}),
    handler: async ({ db, locale }) => {
      const systems = await designableSystems(db);
      const list = [
        { id: ALL_SYSTEMS, name: EVERY[locale] },
        ...systems.map(({ id, title }) => ({ id, name: title[locale] })),
      ];
      return { list, total: list.length };
    },
  });
}
