import type { Approver } from '../../../schemas/flow/approver.ts';
import type { PeopleScope } from '../../../schemas/flow/people.ts';
import type { FlowContext } from '../context.ts';
import { headAt, headsBetween } from './heads.ts';
import type { Organisation } from './organisation.ts';

/** What a source knows beside the document and the organisation. */
export interface SourceContext extends FlowContext {
  /** People whom somebody picked for the step. */
  readonly picked: readonly string[];
  /** Who handled a node in its last round. */
  readonly handledBy: (node: string) => readonly string[];
}

/** Ids of people, as one source of a step gives them, in its order; accounts are not looked up yet. */
export function peopleOf(source: Approver, context: SourceContext): readonly string[] {
  const { organisation, initiator } = context;
  switch (source.source) {
    case 'person':
      return source.people.map(({ value }) => value);
    case 'role':
      return membersOf('role', source.roles, organisation);
    case 'label':
      return membersOf('label', source.labels, organisation);
    case 'departmentMembers':
      return membersOf('department', source.departments, organisation);
    case 'departmentHead':
      return source.departments.flatMap((id) => organisation.department(id)?.head ?? []);
    case 'headAtLevel':
      return [headAt(departmentFor(source.of, context), source.level, organisation)].filter(isId);
    case 'headChain':
      return headsBetween(departmentFor(source.of, context), source.from ?? 1, source.upTo, organisation);
    case 'initiator':
      return [initiator.userId];
    case 'initiatorHead':
      return [headOf(initiator, organisation)].filter(isId);
    case 'initiatorPicks':
    case 'previousPicks':
      return context.picked;
    case 'personField':
      return idsIn(context.field(source.field));
    case 'departmentFieldHead':
      return idsIn(context.field(source.field)).flatMap((id) => organisation.department(id)?.head ?? []);
    case 'expression':
      return idsIn(context.evaluate(source.value));
    case 'sameAs':
      return context.handledBy(source.node);
  }
}

const isId = (id: string | undefined): id is string => id !== undefined;

/** The head of the initiator's department, or of the one above where they are that head themselves. */
export function headOf(
  { userId, department }: FlowContext['initiator'],
  organisation: Organisation,
): string | undefined {
  const head = headAt(department, 1, organisation);
  return head === userId ? headAt(department, 2, organisation) : head;
}

/** The department that a source is about: the initiator's, or that of whom a field names. */
export function departmentFor(
  of: 'initiator' | { readonly field: string } | undefined,
  { initiator, organisation, field }: SourceContext,
): string | null {
  if (of === undefined || of === 'initiator') return initiator.department;
  const [id] = idsIn(field(of.field));
  return id === undefined ? null : (organisation.accounts([id])[0]?.department ?? null);
}

const membersOf = (
  kind: 'role' | 'label' | 'department',
  ids: readonly string[],
  organisation: Organisation,
): readonly string[] => ids.flatMap((id) => organisation.members(kind, id).map(({ value }) => value));

/** Ids in a value of a record or of an expression: an id, a person, or a list of either; anything else is dropped. */
export function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => (Array.isArray(each) ? [] : idsIn(each)));
  const id = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  return typeof id === 'string' && id !== '' ? [id] : [];
}

/** Whoever a choice of people means, in the order of its members, each once. */
export function peopleIn(scope: PeopleScope, { organisation, initiator }: FlowContext): readonly string[] {
  const { people = [], departments = [], roles = [], labels = [], except } = scope;
  const ids = [
    ...people.map(({ value }) => value),
    ...membersOf('department', departments, organisation),
    ...membersOf('role', roles, organisation),
    ...membersOf('label', labels, organisation),
  ];
  return [...new Set(ids)].filter((id) => except === undefined || id !== initiator.userId);
}

/** Those whom a choice of people leaves out. */
export const leftOutBy = ({ except }: PeopleScope, { initiator }: FlowContext): readonly string[] =>
  except === undefined ? [] : [initiator.userId];
