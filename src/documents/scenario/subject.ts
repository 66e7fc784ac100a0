import { DEFAULT_ZONE, type FunctionTable } from '../../conditions/index.ts';
import type { AtriumDocument, DocumentByKind, DocumentKind } from '../../schemas/documents/index.ts';
import type { FormDocument, MgrFormDocument } from '../../schemas/documents/form.ts';
import type { ListColumn, MgrListDocument } from '../../schemas/documents/mgrList.ts';
import { pointer } from '../../schemas/pointer.ts';
import type { PageTest } from '../../schemas/pageTest.ts';
import { type CompiledNode, compileNodes } from '../compile.ts';
import { withControls } from '../control.ts';
import { at, createEnvironment, type Environment } from '../environment.ts';
import { compileFlag, type CompiledFlag } from '../flag.ts';
import { type CompiledForm, compileForm } from '../form.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { namedRules } from '../namedRules.ts';
import type { Meter } from './Meter.ts';

/** Somebody as whom a page is looked at. */
export interface Person {
  readonly userId: string;
  readonly userName: string;
  readonly realName: string;
  readonly roles: readonly string[];
}

/** What tests are run with: the language, and the documents around. A context of the check is one. */
export interface ScenarioContext {
  readonly metas: MetaIndex;
  readonly functions?: FunctionTable;
  document<K extends DocumentKind>(kind: K, id: string): DocumentByKind[K] | undefined;
  /** As in `Environment`. */
  readonly pattern?: Environment['pattern'];
  readonly schoolId?: string;
  /** Who has an id: null for nobody; undefined where that is not known here. */
  readonly person?: (userId: string) => Person | null | undefined;
  /** In milliseconds, for what tests may take; processor time of this thread where one has it. */
  readonly clock?: () => number;
  /** Milliseconds that all tests of a document may take, where that is less than they may anyway. */
  readonly most?: number;
}

/** A document that holds tests. */
export type TestedDocument = Extract<AtriumDocument, { readonly tests?: readonly PageTest[] }>;

const TESTED = [
  'app',
  'appMobile',
  'control',
  'form',
  'mgrForm',
  'mgrList',
] satisfies TestedDocument['kind'][];

/** Whether documents of a kind hold tests: those of which a page is drawn without records of others. */
export const isTested = (document: AtriumDocument): document is TestedDocument =>
  TESTED.some((kind) => kind === document.kind);

/** The tests of a document. */
export const testsOf = (document: AtriumDocument): readonly PageTest[] =>
  isTested(document) ? (document.tests ?? []) : [];

/** Nodes that are judged together. */
export interface NodeGroup {
  readonly nodes: readonly CompiledNode[];
  /** They stand in a row of a list, and read it. */
  readonly inRow?: true;
}

/** A column of a list. */
export interface TestedColumn {
  readonly key: string;
  readonly source: ListColumn;
  readonly flag: CompiledFlag;
}

/** A document, compiled for its tests. */
export interface Subject {
  readonly document: TestedDocument;
  readonly environment: Environment;
  /** Its own form, or the one that it is about. */
  readonly module: FormDocument | undefined;
  /** The form that is filled in; undefined for pages and lists. */
  readonly form: CompiledForm | undefined;
  readonly groups: readonly NodeGroup[];
  readonly columns: readonly TestedColumn[];
}

/**
 * Compiles a document for tests at one time. What it cannot be compiled to is a placeholder in it, as on the page.
 * @returns undefined where the form that it is about is not there
 */
export function compileSubject(
  document: TestedDocument,
  context: ScenarioContext,
  { now, meter }: { readonly now: () => number; readonly meter: Meter },
): Subject | undefined {
  const { functions, pattern } = context;
  const metas = withControls(context.metas, (id) => context.document('control', id));
  const environment = createEnvironment(metas, {
    zone: DEFAULT_ZONE,
    now,
    condition: (id) => namedRules(id, context),
    ...(functions && { functions }),
    ...(pattern && { pattern: meter.counting(pattern) }),
  });
  const subject = compileWith(document, context, environment);
  for (const { nodes } of subject?.groups ?? []) meter.count(nodes);
  const placed = new Set(subject?.form?.fields.filter((field) => field.placed));
  meter.count((subject?.form?.fields ?? []).filter((field) => !placed.has(field)).map(({ node }) => node));
  return subject;
}

function compileWith(
  document: TestedDocument,
  context: ScenarioContext,
  environment: Environment,
): Subject | undefined {
  const none = { document, environment, module: undefined, form: undefined, groups: [], columns: [] };
  switch (document.kind) {
    case 'form':
      return formSubject(document, undefined, environment, none);
    case 'mgrForm': {
      const module = context.document('form', document.module);
      return module && formSubject(module, document, environment, none);
    }
    case 'mgrList': {
      const module = context.document('form', document.module);
      return module && { ...none, module, ...listParts(document, environment) };
    }
    default:
      return { ...none, groups: [{ nodes: compileNodes(document.body, environment, '/body') }] };
  }
}

function formSubject(
  module: FormDocument,
  further: MgrFormDocument | undefined,
  environment: Environment,
  none: Subject,
): Subject {
  const form = compileForm(module, environment, further);
  return { ...none, module, form, groups: [{ nodes: form.layout }] };
}

/** Of a list what is judged without its records: columns, the tool bar, and what can be done with one row. */
function listParts(
  { columns, toolbar = [], rowActions = [] }: MgrListDocument,
  environment: Environment,
): Pick<Subject, 'groups' | 'columns'> {
  return {
    groups: [
      { nodes: compileNodes(toolbar, environment, '/toolbar') },
      { nodes: compileNodes(rowActions, environment, '/rowActions'), inRow: true },
    ],
    columns: columns.map((source, index) => ({
      key: `column:${source.field}`,
      source,
      flag: compileFlag(source.visible, at(environment, pointer('/columns', index)), {
        otherwise: true,
        onFailure: false,
      }),
    })),
  };
}
