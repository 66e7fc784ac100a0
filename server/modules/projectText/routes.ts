import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { productTexts } from './productTexts.ts';
import { listTexts } from './repository.ts';
import {
  AddTextParam,
  AllTextsParam,
  ListTextsParam,
  NoParam,
  TextParam,
  UpdateTextParam,
} from './schema.ts';
import { deleteText, getText, saveNewText, saveText } from './service.ts';

/** The module under which these calls stand among the interfaces. */
const address = (name: string): string => `/rest/http/campus_state/${name}.htm`;

/** The most texts that one call answers. */
const CEILING = 5_000;
const PAGE = 20;

/**
 * Texts that a project puts in the place of the product's. All of them are read by whoever opens the portal: the login
 * page has some; the administrators keep them.
 */
export function registerProjectText(app: FastifyInstance): void {
  defineCall(app, {
    service: 'interface',
    path: address('getAllI18NList'),
    action: 'projectText.all',
    about: "Reads all texts that the project puts in the place of the product's.",
    answers: { list: '`{ key, zh_cn, en_us, project_id }`' },
    access: 'public',
    inPreview: 'reads',
    param: AllTextsParam,
    handler: async ({ db, param, platform }) => {
      const projectId = param.project_id ?? platform.project.projectId;
      const { list, total } = await listTexts(db, { projectId, limit: CEILING });
      return {
        list: list.map(({ key, zh_cn, en_us, project_id }) => ({ key, zh_cn, en_us, project_id })),
        total,
      };
    },
  });
  defineCall(app, {
    service: 'interface',
    path: address('getI18NList'),
    action: 'projectText.list',
    about: 'Lists the texts of the project for who keeps them.',
    answers: { list: '`{ id, revision, key, zh_cn, en_us, project_id }`' },
    access: 'admin',
    param: ListTextsParam,
    handler: async ({ db, param, platform }) => {
      const { project_id, limit = PAGE, ...query } = param;
      const projectId = project_id ?? platform.project.projectId;
      return listTexts(db, { ...query, projectId, limit: limit < 0 ? CEILING : limit });
    },
  });
  // What there is to be put otherwise, for the form that asks for a key.
  defineCall(app, {
    service: 'interface',
    path: address('getI18NKeys'),
    action: 'projectText.keys',
    about: "Lists the product's texts that can be put otherwise.",
    answers: { list: '`{ key, text, zh_cn, en_us }`' },
    access: 'admin',
    param: NoParam,
    handler: async ({ platform }) => {
      const texts = await productTexts(platform.config.portalDir);
      const list = texts.map(({ key, zh_cn, en_us }) => ({ key, text: `${zh_cn} · ${en_us}`, zh_cn, en_us }));
      return { list, total: list.length };
    },
  });
  defineCall(app, {
    service: 'interface',
    path: address('getI18NDetail'),
    action: 'projectText.get',
    about: 'Reads one text.',
    answers: { result: '`{ id, revision, key, zh_cn, en_us, project_id }`' },
    codes: ['NOT_FOUND'],
    access: 'admin',
    param: TextParam,
    handler: async (ctx) => ({ result: await getText(ctx) }),
  });
  defineCall(app, {
    service: 'interface',
    path: address('addI18N'),
    action: 'projectText.add',
    about: 'Adds a text. Placeholders have to be those of the text that it replaces.',
    answers: { result: '`{ id, revision, key, zh_cn, en_us, project_id }`' },
    access: 'admin',
    writes: true,
    param: AddTextParam,
    handler: async (ctx) => ({ result: await saveNewText(ctx) }),
  });
  defineCall(app, {
    service: 'interface',
    path: address('updateI18N'),
    action: 'projectText.update',
    about: 'Changes a text at the revision that was read.',
    answers: { result: '`{ id, revision, key, zh_cn, en_us, project_id }`' },
    codes: ['NOT_FOUND', 'REVISION_CONFLICT'],
    access: 'admin',
    writes: true,
    param: UpdateTextParam,
    handler: async (ctx) => ({ result: await saveText(ctx) }),
  });
  defineCall(app, {
    service: 'interface',
    path: address('deleteI18N'),
    action: 'projectText.remove',
    about: "Removes a text, so that the product's own is said again.",
    codes: ['NOT_FOUND'],
    access: 'admin',
    writes: true,
    param: TextParam,
    handler: async (ctx) => {
      await deleteText(ctx);
      return {};
    },
  });
}
