import type { Approver } from '../../../schemas/flow/approver.ts';
import type { PeopleScope } from '../../../schemas/flow/people.ts';
import type { FlowContext } from '../context.ts';
import type { Person } from '../state.ts';
import { departmentsUp } from './heads.ts';
import { departmentFor, peopleIn, peopleOf, type SourceContext } from './sources.ts';

/** What names people by groups, whoever belongs to them by then, and by themselves. */
interface Named {
  /** As `openTo` of tasks has them. */
  readonly groups: readonly string[];
  /** Who belongs to the groups now. */
  readonly members: readonly string[];
  readonly people: readonly string[];
}

const kindOf = (kind: 'role' | 'label' | 'department' | 'head', ids: readonly string[]): readonly string[] =>
  ids.map((id) => `${kind} ${id}`);

/** The groups by which a source names people; undefined: it names them by themselves, and they stay. */
function groupsOf(source: Approver, context: SourceContext): readonly string[] | undefined {
  const { organisation, initiator } = context;
  switch (source.source) {
    case 'role':
      return kindOf('role', source.roles);
    case 'label':
      return kindOf('label', source.labels);
    case 'departmentMembers':
      return kindOf('department', source.departments);
    case 'departmentHead':
      return kindOf('head', source.departments);
    case 'headAtLevel': {
      const at = departmentsUp(departmentFor(source.of, context), organisation)[source.level - 1];
      return at && kindOf('head', [at.id]);
    }
    case 'initiatorHead': {
      const [own, above] = departmentsUp(initiator.department, organisation);
      const at = own?.head === initiator.userId ? above : own;
      return at && kindOf('head', [at.id]);
    }
    default:
      return undefined;
  }
}

/** What the sources of a step name. */
export function namedBySources(sources: readonly Approver[], context: SourceContext): Named {
  const all = sources.map((source) => ({
    groups: groupsOf(source, context),
    ids: peopleOf(source, context),
  }));
  return {
    groups: all.flatMap(({ groups = [] }) => groups),
    members: all.flatMap(({ groups, ids }) => (groups === undefined ? [] : ids)),
    people: all.flatMap(({ groups, ids }) => (groups === undefined ? ids : [])),
  };
}

/** What a choice of people names. */
export function namedByScope(scope: PeopleScope, context: FlowContext): Named {
  const { people = [], departments = [], roles = [], labels = [] } = scope;
  return {
    groups: [...kindOf('department', departments), ...kindOf('role', roles), ...kindOf('label', labels)],
    members: peopleIn(scope, context),
    people: people.map(({ value }) => value),
  };
}

/**
 * Whom a task is open to that one of several takes: whoever belongs to the groups that are named, and those named by
 * themselves, such as who stands in for a member.
 * @param barred ids of people who may not take it, whatever they belong to
 * @returns undefined where no group is named: it is open to those who were found
 */
export function openToOf(
  { groups, members, people }: Named,
  found: readonly { readonly person: Person }[],
  barred: readonly string[],
): readonly string[] | undefined {
  if (groups.length === 0) return undefined;
  const byGroup = new Set(members);
  const others = found.map(({ person }) => person.value).filter((id) => !byGroup.has(id));
  return [
    ...new Set([
      ...groups,
      ...[...people, ...others].map((id) => `person ${id}`),
      ...barred.map((id) => `not ${id}`),
    ]),
  ];
}
