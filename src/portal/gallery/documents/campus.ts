import type { AtriumDocument, DocumentByKind, DocumentKind } from '../../../schemas/documents/index.ts';
import type { Option } from '../../../schemas/option.ts';
import type { LocalText } from '../../../schemas/text.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Dictionary {
  readonly code: string;
  readonly items: readonly Option[];
}
interface Department {
  readonly id: string;
  readonly parent: string | null;
  readonly name: LocalText;
}

const documents = Object.values(
  import.meta.glob<AtriumDocument>('../../../../examples/campus/*/*.json', {
    eager: true,
    import: 'default',
  }),
);
const lists = import.meta.glob<readonly unknown[]>('../../../../examples/campus/*.json', {
  eager: true,
  import: 'default',
});
const records = import.meta.glob<readonly Fields[]>('../../../../examples/records/*.json', {
  eager: true,
  import: 'default',
});

const listNamed = <T>(name: string): readonly T[] =>
  (lists[`../../../../examples/campus/${name}.json`] ?? []) as readonly T[];

const departments = listNamed<Department>('departments').map(({ id, parent, name }): Option => ({
  value: id,
  label: name,
  ...(parent === null ? {} : { parent }),
}));
const dictionaries = new Map([
  ...listNamed<Dictionary>('dictionaries').map(({ code, items }) => [code, items] as const),
  ['department', departments] as const,
]);

/** The demo campus without its server: its documents, what they choose from, and a few records of each module. */
export interface Campus {
  readonly documents: readonly AtriumDocument[];
  readonly document: <K extends DocumentKind>(kind: K, id: string) => DocumentByKind[K] | undefined;
  readonly dictionary: (code: string) => readonly Option[] | undefined;
  readonly roles: ReadonlySet<string>;
  /** As the seed makes them, without what the server adds. */
  readonly records: (module: string) => readonly Fields[];
}

export const campus: Campus = {
  documents,
  document: <K extends DocumentKind>(kind: K, id: string) =>
    documents.find((one) => one.kind === kind && one.id === id) as DocumentByKind[K] | undefined,
  dictionary: (code) => dictionaries.get(code),
  roles: new Set(listNamed<{ id: string }>('roles').map(({ id }) => id)),
  records: (module) => records[`../../../../examples/records/${module}.json`] ?? [],
};
