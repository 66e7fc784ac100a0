import type { AtriumDocument, DocumentKind } from '../schemas/documents/index.ts';
import { stepTitles } from '../schemas/flow/titles.ts';
import { currentVersion } from '../schemas/migrations/steps.ts';

/** What a new document begins with beside its name. */
export interface BlankSeed {
  readonly id: string;
  readonly name: string;
  /** Of lists, further forms and flows: the form whose records they are about, with the fields that are its first columns. */
  readonly module?: { readonly id: string; readonly fields: readonly string[] };
  /** Of management pages: the list. */
  readonly list?: string;
  /** Of flows: the role that manages it; absent: administrators. */
  readonly role?: string;
}

/** Columns that a new list begins with. */
const FIRST_COLUMNS = 6;

type Blanks = Readonly<Partial<Record<DocumentKind, (seed: BlankSeed) => object>>>;

const blanks: Blanks = {
  form: () => ({ fields: [], grants: [] }),
  mgrList: ({ module }) => ({
    module: module?.id,
    columns: (module?.fields ?? []).slice(0, FIRST_COLUMNS).map((field) => ({ field })),
  }),
  mgrForm: ({ module }) => ({ module: module?.id }),
  mgr: ({ list }) => ({ list, forms: [] }),
  app: () => ({ body: [] }),
  appMobile: () => ({ body: [] }),
  control: () => ({ body: [] }),
  condition: () => ({ rules: { testRule: 'every', conditionList: [] } }),
  system: ({ name }) => ({ group: name, menus: [] }),
  flow: ({ module, role = 'administrator' }) => ({
    form: module?.id,
    settings: { managers: { roles: [role] } },
    nodes: [
      { type: 'start', id: 'start', title: stepTitles.start },
      { type: 'end', id: 'end', title: stepTitles.end },
    ],
  }),
};

/** Kinds that can be begun with nothing, in the order in which they are offered: data first. */
export const blankKinds = Object.keys(blanks) as readonly DocumentKind[];

/** The kind of document that one of a kind is about: a list or a flow of the records of a form, a management page of a list. */
export const aboutKind: Partial<Record<DocumentKind, DocumentKind>> = {
  mgrList: 'form',
  mgrForm: 'form',
  mgr: 'mgrList',
  flow: 'form',
};

/** A new document of a kind with nothing in it. */
export function blankDocument(kind: DocumentKind, seed: BlankSeed): AtriumDocument {
  const { id, name } = seed;
  const own = blanks[kind]?.(seed) ?? {};
  return { kind, schemaVersion: currentVersion(kind), id, name, ...own } as AtriumDocument;
}
