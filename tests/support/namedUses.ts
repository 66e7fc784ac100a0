import { metas } from '../../src/renderers/metas.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Use } from '../../src/documents/check/context.ts';
import { contextOf } from '../../src/documents/check/documentSet.ts';
import { readDocument } from '../../src/documents/check/shape.ts';
import { renameUses } from '../../src/documents/uses/renameUses.ts';
import { usesIn } from '../../src/documents/uses/usesIn.ts';
import { departments, roles } from '../examples/campusDocuments.ts';

/** What stands around documents whose names are looked at. */
export const around = {
  metas,
  roles: new Set(roles.map(({ id }) => id)),
  dictionaries: new Map([['department', departments.map(({ id }) => id)]]),
};

/** Documents by `kind/id`. */
export type Documents = ReadonlyMap<string, AtriumDocument>;

export const nameOf = ({ kind, id }: AtriumDocument): string => `${kind}/${id}`;

/** What is written in the language of this release, as the server keeps it. */
export const asDocuments = (given: readonly object[]): Documents =>
  new Map(
    given.map((each) => {
      const { document, findings } = readDocument(each);
      if (document === undefined) throw new Error(JSON.stringify(findings[0]));
      return [nameOf(document), document];
    }),
  );

export const entriesOf = (documents: Documents) =>
  [...documents].map(([name, document]) => ({ name, document }));

/** What some of the documents name, each place once. */
export function usesAmong(documents: Documents, names = new Set(documents.keys())): readonly Use[] {
  const context = contextOf(entriesOf(documents), around);
  const all = [...documents].flatMap(([name, document]) =>
    names.has(name) ? usesIn(document, context) : [],
  );
  return [...new Map(all.map((use) => [JSON.stringify(use), use])).values()];
}

/** All documents with one part called otherwise, as the server renames it. */
export function renamed(documents: Documents, places: readonly Use[], to: string): Documents {
  return new Map(
    [...documents].map(([name, document]) => [
      name,
      renameUses(
        document,
        places.filter((use) => use.document === name),
        to,
      ),
    ]),
  );
}
