import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a row is that of one of some documents: two arrays, so that the statement's text stays the same for any number of
 * them.
 * @param table what the columns `kind` and `id` are of
 */
export const namedAmong = (
  documents: readonly { readonly kind: string; readonly id: string }[],
  table = 'atrium.resource',
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.kind`)}, ${sql.ref(`${table}.id`)}) in (select * from unnest(
    ${documents.map(({ kind }) => kind)}::text[], ${documents.map(({ id }) => id)}::text[]))`;
