import type { TSchema } from 'typebox';
import type { FunctionTable } from '../../conditions/index.ts';
import type {
  Origin,
  ProposalWork,
  Propose,
  Read,
  RecordType,
  StaticType,
} from '../../conditions/check/index.ts';
import type { ActionDeclaration } from '../../schemas/action.ts';
import { CONTROL_PREFIX, controlIdOf } from '../../schemas/controlType.ts';
import type { DocumentByKind, DocumentKind } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { storedKind } from '../../schemas/kinds.ts';
import type { Source } from '../../schemas/source.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { controlMeta } from '../control.ts';
import type { MetaIndex } from '../metaIndex.ts';

/**
 * What a document is checked against: the vocabulary of the installation and the documents around it. Everything
 * optional that is absent is not judged.
 */
export interface CheckContext {
  readonly metas: MetaIndex;
  readonly actions: Readonly<Record<string, ActionDeclaration>>;
  /** Names that every expression sees, with their types. */
  readonly variables: Readonly<Record<string, StaticType>>;
  readonly functions?: FunctionTable;
  /** Another document as it stands now. */
  document<K extends DocumentKind>(kind: K, id: string): DocumentByKind[K] | undefined;
  /** Ids of all documents of a kind, for proposals. */
  ids(kind: DocumentKind): readonly string[];
  /** Whether users have a document that is there. */
  readonly isPublished?: (kind: DocumentKind, id: string) => boolean;
  /** Values of a dictionary; undefined where there is none of that name. */
  readonly dictionary?: (code: string) => readonly string[] | undefined;
  /** Ids of the roles that grants may name. */
  readonly roles?: ReadonlySet<string>;
  /** What is known of people, for flows that ask them. */
  readonly organisation?: KnownOrganisation;
  /** Whether the working calendar says anything of the coming twelve months. */
  readonly hasCalendar?: boolean;
  /** Whether an interface that is no form's exists, as `module/interface`. */
  readonly hasInterface?: (call: string) => boolean;
  /** Whether an interface that is no form's changes something. */
  readonly writes?: (call: string) => boolean;
  /** Whether an interface that is no form's is a chain of steps itself, which no other chain calls. */
  readonly isChain?: (call: string) => boolean;
  /** What an interface that is no form's answers, where that is known. */
  readonly answerOf?: (call: string) => StaticType | undefined;
  /** The interfaces that are configured, for proposals. */
  readonly interfaces?: () => readonly string[];
  /** Whether a page of an id is drawn within a form, as the gallery's stage is one. */
  readonly inForm?: (id: string) => boolean;
  /** Compiles a pattern, throwing for one that cannot be used; `size`: what of it the engine runs. */
  readonly pattern?: (source: string) => ((text: string) => boolean) & { readonly size?: number };
  /** Tells quickly whether a document is of its shape; absent: the schemas are asked. */
  readonly fits?: (kind: DocumentKind, document: object) => boolean;
  /** The same of a value and the schema of a prop or a parameter. */
  readonly valueFits?: (schema: TSchema, value: unknown) => boolean;
  /** Told of each name in the document that another document, or a part of this one, declares. */
  readonly onUse?: (use: Use) => void;
  /** Told of what is seen at each place that the check comes to (`enter.ts`). */
  readonly onPlace?: (path: string, seen: SeenNames) => void;
  /** JSON pointer of the only part that is asked about: what stands beside the way to it is passed over. */
  readonly towards?: string;
  /** What is left of the work that proposals may take, where several documents are checked together. */
  readonly proposals?: ProposalWork;
}

/** What a check knows of the people of an installation; what is absent is not judged. */
export interface KnownOrganisation {
  /** undefined: there is no such account. */
  readonly account?: (id: string) => 'enabled' | 'disabled' | undefined;
  /** Ids of the labels. */
  readonly labels?: ReadonlySet<string>;
  /** Whether anybody enabled has a role or a label, or belongs to a department. */
  readonly hasMembers?: (kind: 'role' | 'label' | 'department', id: string) => boolean;
  /** Whether any department has a head. */
  readonly hasHeads?: boolean;
  /** Roles of an account, or of all who have a label or belong to a department or one below it; undefined: not known. */
  readonly rolesOf?: (kind: 'account' | 'label' | 'department', id: string) => readonly string[] | undefined;
}

/** A place in a document that names something. */
export interface Use {
  readonly of: Origin;
  /** Where it stands, as `kind/id`: the document that is checked, or a condition that it names. */
  readonly document: string;
  /** JSON pointer of the text or of the member. */
  readonly path: string;
  /** Where the name begins and ends in the text; absent: it is the whole text. */
  readonly span?: readonly [number, number];
  /** The name is that of the member, not what stands in it. */
  readonly isKey?: true;
}

/** The declaration of a widget: one of the installation's, or a control that is a document. */
export function metaOf(type: string, context: CheckContext): RendererMeta | undefined {
  const id = controlIdOf(type);
  const control = id === undefined ? undefined : context.document('control', id);
  return control ? controlMeta(control) : context.metas.get(type);
}

/** The declaration of an action; its name is a document's and may be anything. */
export const actionOf = (name: string, { actions }: CheckContext): ActionDeclaration | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;

/** Every type that a node may have, for proposals. */
export const nodeTypes = (context: CheckContext): readonly string[] => [
  ...context.metas.types,
  ...context.ids('control').map((id) => `${CONTROL_PREFIX}${id}`),
];

/** What is seen at a place of a document. */
export interface SeenNames {
  /** What expressions read. */
  readonly scope: RecordType;
  /** What the keys of rules are read from, where that is something else. */
  readonly keys?: RecordType;
}

/** What a node, an action or a source can refer to, and what its expressions see. */
export interface Place extends SeenNames {
  /** Sources of the page by name. */
  readonly sources: Readonly<Record<string, Source>>;
  /** Codes of the form around, where there is one. */
  readonly fields?: ReadonlySet<string>;
  /** Stands in what may itself stand in a form: a control, or a page of the gallery. */
  readonly anywhere?: true;
  /** The form around, where that is another document. */
  readonly form?: string;
  /** What the records of the list around are. */
  readonly records?: RecordType;
  /** Events that the page or the control around declares. */
  readonly emits?: ReadonlySet<string>;
}

/** Whether no form is around, wherever the document is drawn. */
export const isWithoutForm = ({ fields, anywhere }: Place): boolean =>
  fields === undefined && anywhere === undefined;

/** Patterns that one run of the check has compiled. */
export interface PatternWork {
  /** Why each cannot be used, by its text; undefined where it can. */
  readonly judged: Map<string, Finding | undefined>;
  left: number;
}

/** One run of the check over a document: where findings go, and what was seen so far. */
export interface Check {
  readonly context: CheckContext & { readonly propose: Propose };
  /** Proposes the name that was meant, as long as few were asked for. */
  readonly propose: Propose;
  readonly report: (finding: Finding) => void;
  /** The document that is checked, as `kind/id`. */
  readonly own: string;
  /** Ids of nodes with where each was seen first. */
  readonly ids: Map<string, string>;
  /** What can be judged only once the whole document was seen. */
  readonly atEnd: (() => void)[];
  /** What of named conditions was read so far, in characters: each place that names one reads it anew. */
  readonly rulesRead: { length: number };
  /** What was said of each pattern so far, and what compiling the next ones may cost. */
  readonly patterns: PatternWork;
}

/** The same place with further names in front. */
export const within = (place: Place, names: Readonly<Record<string, StaticType>>): Place => ({
  ...place,
  scope: { ...place.scope, members: { ...place.scope.members, ...names } },
});

/** What was found in a value, and what it reads; paths lead into the value. */
export interface Examined {
  readonly findings: readonly Finding[];
  readonly reads: readonly Read[];
}

/** Findings of a part, told from where the part stands; with what it reads, where that was looked for. */
export function reportAt(check: Check, base: string, found: readonly Finding[] | Examined): void {
  const { findings, reads } = 'reads' in found ? found : { findings: found, reads: [] };
  for (const { origin, path, span } of reads) noteUse(check, origin, base + path, { span });
  for (const finding of findings) {
    const path = base + (finding.path ?? '');
    const fix = finding.fix && { ...finding.fix, path: base + finding.fix.path };
    check.report({ ...finding, path, ...(fix && { fix }) });
  }
}

/** Tells that something is named at a place, where somebody asks; what is not known names nothing. */
export function noteUse(
  { context, own }: Check,
  of: Origin | undefined,
  path: string,
  { document = own, ...more }: Partial<Pick<Use, 'document' | 'span' | 'isKey'>> = {},
): void {
  if (of) context.onUse?.({ of, document, path, ...more });
}

/** Of a name that is that of a member. */
export const KEY = { isKey: true } as const;

/** A document as what declares its own name. */
export const documentOrigin = (kind: DocumentKind, id: string): Origin => ({
  document: `${storedKind(kind)}/${id}`,
  name: id,
});

/** What declares a member of a record, by its name. */
export const originIn = (type: StaticType | undefined, name: string): Origin | undefined =>
  type?.kind === 'record' && Object.hasOwn(type.members, name) ? type.members[name]?.origin : undefined;

/** What declares a field of the form around a place, by its code. */
export const fieldOrigin = ({ scope }: Place, code: string): Origin | undefined =>
  originIn(scope.members.form, code);
