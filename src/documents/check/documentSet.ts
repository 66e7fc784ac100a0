import { proposalWork } from '../../conditions/check/index.ts';
import type { AtriumDocument, DocumentByKind, DocumentKind } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { storedKind } from '../../schemas/kinds.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { checkDocument } from './checkDocument.ts';
import type { CheckContext, KnownOrganisation } from './context.ts';

import { kindOf, readDocument } from './shape.ts';
import { createVocabulary, type PackageVocabulary } from '../vocabulary.ts';
import { checkFinding } from './findings.ts';

/** One document of a set, by whatever names it to a person: a file, an address. */
export interface SetEntry {
  readonly name: string;
  readonly document: unknown;
}

/** What is known beside the documents of a set. */
export interface SetSurroundings {
  readonly metas: readonly RendererMeta[];
  /** What outside packages add. */
  readonly packages?: readonly PackageVocabulary[];
  readonly dictionaries?: ReadonlyMap<string, readonly string[]>;
  readonly roles?: ReadonlySet<string>;
  /** Interfaces that are configured, as `module/interface`. */
  readonly interfaces?: ReadonlySet<string>;
  /** Those among them that write. */
  readonly writing?: ReadonlySet<string>;
  /** Those among them that are chains of steps themselves. */
  readonly composed?: ReadonlySet<string>;
  /** Whether the working calendar says anything of the coming twelve months. */
  readonly hasCalendar?: boolean;
  /** The people of the installation; absent: nothing is known of them. */
  readonly organisation?: OrganisationFacts;
  /** Documents that users have, as `kind/id`. */
  readonly published?: ReadonlySet<string>;
  readonly inForm?: CheckContext['inForm'];
  readonly pattern?: CheckContext['pattern'];
  readonly fits?: CheckContext['fits'];
  readonly valueFits?: CheckContext['valueFits'];
}

/** What is known of the people of an installation: values alone, so that they can be sent to other threads. */
export interface OrganisationFacts {
  /** Roles, labels and departments that have members, as `role counsellor`. */
  readonly groups: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  readonly hasHeads: boolean;
  /** Accounts that flows name. One that is not here is not judged. */
  readonly accounts: ReadonlyMap<string, 'enabled' | 'disabled' | 'gone'>;
  /** Roles of those who manage flows, as `account lin`, `label dean`, `department d1`; absent: they are not known. */
  readonly managers?: ReadonlyMap<string, readonly string[]>;
}

const organisationOf = ({
  groups,
  labels,
  hasHeads,
  accounts,
  managers,
}: OrganisationFacts): KnownOrganisation => ({
  labels,
  hasHeads,
  hasMembers: (kind, id) => groups.has(`${kind} ${id}`),
  account: (id) => {
    const state = accounts.get(id) ?? 'enabled';
    return state === 'gone' ? undefined : state;
  },
  ...(managers && { rolesOf: (kind, id) => managers.get(`${kind} ${id}`) }),
});

/** What was found in one document of a set. */
export interface SetResult {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/**
 * Checks documents that belong together against each other: what one names has to be among them.
 * @param judges which of them are checked, by name; the others are only there to be named
 */
export function checkDocumentSet(
  entries: readonly SetEntry[],
  around: SetSurroundings,
  judges: (name: string) => boolean = () => true,
): readonly SetResult[] {
  return [...checkEach(entries, around, judges)];
}

/** The same one by one, for who lets others have their turn between two of them. */
export function* checkEach(
  entries: readonly SetEntry[],
  around: SetSurroundings,
  judges: (name: string) => boolean,
): Generator<SetResult> {
  const context = contextOf(entries, around);
  const seen = new Map<string, string>();
  for (const { name, document } of entries) {
    const key = keyOf(document);
    const first = key === undefined ? undefined : seen.get(key);
    if (key !== undefined && first === undefined) seen.set(key, name);
    if (!judges(name)) continue;
    const findings = checkDocument(document, context);
    yield { name, findings: first === undefined ? findings : [taken(first), ...findings] };
  }
}

const taken = (first: string): Finding => checkFinding('DUPLICATE_DOCUMENT', '/id', { first });

function keyOf(document: unknown): string | undefined {
  const kind = kindOf(document);
  const { id } = (document ?? {}) as { id?: unknown };
  return kind === undefined || typeof id !== 'string' ? undefined : `${storedKind(kind)}/${id}`;
}

/** What each document of a set is checked against. */
export function contextOf(entries: readonly SetEntry[], around: SetSurroundings): CheckContext {
  const { metas, packages, dictionaries, roles, interfaces, writing, composed, published } = around;
  const { inForm, pattern, fits, valueFits, hasCalendar, organisation } = around;
  const byKey = new Map(entries.map(({ document }) => [keyOf(document), document]));
  const read = new Map<string, AtriumDocument | undefined>();
  /** Read when it is first named: of a large set a document names few. */
  const readOnce = (key: string): AtriumDocument | undefined => {
    if (!read.has(key)) read.set(key, readDocument(byKey.get(key), fits).document);
    return read.get(key);
  };
  return {
    ...createVocabulary(metas, packages),
    document: <K extends DocumentKind>(kind: K, id: string) =>
      readOnce(`${kind}/${id}`) as DocumentByKind[K] | undefined,
    ids: (kind) =>
      [...byKey.keys()].flatMap((key) =>
        key?.startsWith(`${kind}/`) === true ? key.slice(kind.length + 1) : [],
      ),
    proposals: proposalWork(),
    hasInterface: (call) => isBuiltinInterface(call) || interfaces?.has(call) === true,
    ...(interfaces && { interfaces: () => [...interfaces] }),
    ...(writing && { writes: (call) => writing.has(call) }),
    ...(composed && { isChain: (call) => composed.has(call) }),
    ...(published && { isPublished: (kind, id) => published.has(`${storedKind(kind)}/${id}`) }),
    ...(dictionaries && { dictionary: (code) => dictionaries.get(code) }),
    ...(roles && { roles }),
    ...(inForm && { inForm }),
    ...(pattern && { pattern }),
    ...(hasCalendar !== undefined && { hasCalendar }),
    ...(organisation && { organisation: organisationOf(organisation) }),
    ...(fits && { fits }),
    ...(valueFits && { valueFits }),
  };
}

/** Modules of interfaces that the product has by itself. */
const builtinInterfaces = new Set(['platform_general', 'open_apis', 'util', 'campus_state']);

/** Whether the product has an interface by itself: `module/interface`. */
export const isBuiltinInterface = (call: string): boolean => builtinInterfaces.has(call.split('/')[0] ?? '');
