import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';
import { dictionariesNamed } from './dictionaries.ts';
import { interfacesNaming } from './interfaceUsers.ts';
import { findReferences, pagesAt, type Reference } from './references.ts';

/** A resource, or a composed interface, that names another resource. */
export interface ResourceUser {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Whether its published version does. */
  readonly published: boolean;
  /** Whether its draft does. */
  readonly draft: boolean;
}

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly draft: unknown;
  readonly published: unknown;
}

const states: Readonly<Record<'published' | 'draft', LocalText>> = {
  published: { zhCN: '已发布', enUS: 'published' },
  draft: { zhCN: '草稿', enUS: 'draft' },
};

/** Says of a user where it stands, so that it can be opened and changed. */
export function describeUser({ kind, id, name, published }: ResourceUser): LocalText {
  const state = states[published ? 'published' : 'draft'];
  return {
    zhCN: `“${name}”（${kind}/${id}，${state.zhCN}）`,
    enUS: `“${name}” (${kind}/${id}, ${state.enUS})`,
  };
}

/**
 * Whoever names a resource in the draft or the published version; of a form or condition also interfaces whose steps do. Old versions do
 * not count: a rollback is checked.
 */
export async function usersOf(db: Kysely<Database>, used: Reference): Promise<readonly ResourceUser[]> {
  const users = await usersNaming(db, used.id, (document) =>
    findReferences(document)
      .flatMap(pagesAt)
      .some(({ kind, id }) => kind === used.kind && id === used.id),
  );
  const chains = await interfacesNaming(db, used);
  return [...users.filter(({ kind, id }) => kind !== used.kind || id !== used.id), ...chains];
}

/** The resources whose draft or published version takes options from a dictionary. */
export const usersOfDictionary = (db: Kysely<Database>, code: string): Promise<readonly ResourceUser[]> =>
  usersNaming(db, code, (document) => dictionariesNamed([document]).has(code));

/** @param text that whoever names the thing holds somewhere; the documents that do are then read */
async function usersNaming(
  db: Kysely<Database>,
  text: string,
  names: (document: unknown) => boolean,
): Promise<readonly ResourceUser[]> {
  const { rows } = await sql<Row>`
    select r.kind, r.id, r.name, r.schema as draft, v.schema as published
    from atrium.resource r left join atrium.resource_version v
      on v.kind = r.kind and v.id = r.id and v.version = r.published_version
    where strpos(r.schema::text, ${text}) > 0 or strpos(v.schema::text, ${text}) > 0
    order by r.kind, r.id`.execute(db);
  return rows
    .map(({ kind, id, name, draft, published }) => ({
      kind,
      id,
      name,
      published: published !== null && names(published),
      draft: draft !== null && names(draft),
    }))
    .filter(({ published, draft }) => published || draft);
}
