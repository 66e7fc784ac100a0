import { expect, vi } from 'vitest';
import { PageModel } from '../../src/runtime/render/PageModel.ts';
import { ListModel } from '../../src/renderers/list/list-page/ListModel.ts';
import { kanbanMeta } from '../../src/renderers/list/kanban/Kanban.meta.ts';
import { tableMeta } from '../../src/renderers/list/table/Table.meta.ts';
import { firstQuery, type ListQuery } from '../../src/renderers/list/list-page/query.ts';
import type { MgrListDocument } from '../../src/schemas/documents/index.ts';
import type { Answer } from '../../src/schemas/wire/answer.ts';
import type { ListRequest, ModuleRights } from '../../src/schemas/wire/record.ts';
import { field, formDocument } from './plainDocuments.ts';
import { undrawnOf } from './plainForm.ts';
import { plainMetas } from './plainMetas.ts';
import { createPlainRoot } from './testRoot.ts';

type Asked = ListRequest & Record<string, unknown>;
export const row = (id: string | number) => ({ id: String(id), revision: 1, name: `n${String(id)}` });
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => row(from + index));

interface Options {
  document?: Partial<MgrListDocument>;
  rights?: ModuleRights;
  query?: Partial<ListQuery>;
  answer?: (asked: Asked) => Partial<Answer>;
  kept?: Map<string, string>;
  /** What the page held when its tab was left. */
  memory?: Map<string, unknown>;
}

/** A list over so many records, which its server pages through. */
export function createList(
  { document: rest, rights, query, answer, kept, memory }: Options = {},
  records = () => 45,
) {
  const asked: Asked[] = [];
  const { root } = createPlainRoot({
    renderers: undrawnOf([...plainMetas, kanbanMeta, tableMeta]),
    ...(kept ? { kept } : {}),
    answers: {
      '/plain/list.htm': (param) => {
        asked.push(param);
        if (answer) return answer(param);
        const { offset = 0, limit = 20 } = param as Asked;
        return { list: rows(offset, Math.min(offset + limit, records())), total: records() };
      },
    },
  });
  const page = new PageModel(
    root,
    { kind: 'mgrList', id: 'list', variables: { kind: { type: 'text', initial: 'a' } } },
    {},
    memory,
  );
  const document: MgrListDocument = {
    kind: 'mgrList',
    schemaVersion: 1,
    id: 'list',
    name: 'list',
    module: 'plain',
    columns: [{ field: 'name' }, { field: 'kind', hidden: true }],
    filters: [{ field: 'name' }, { field: 'kind' }],
    search: { fields: ['name', 'kind'] },
    ...rest,
  };
  const module = {
    kind: 'form' as const,
    id: 'plain',
    version: 1,
    document: formDocument([field('name'), field('kind')]),
    rights,
  };
  const model = new ListModel(page, document, module, { ...firstQuery(document), ...query });
  const ready = () => vi.waitFor(() => expect(model.records.status).toBe('ready'));
  return { root, page, model, asked, ready };
}
