import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { PeopleScope } from '../../../schemas/flow/people.ts';
import type { Initiator } from '../context.ts';

/** Somebody as choices of people name them. */
export type Standing = Pick<Initiator, 'userId' | 'departmentPath' | 'roles' | 'labels'>;

/**
 * Whether a choice of people means somebody, who is of all departments above their own, too.
 * @param initiator id of who started the instance that it is about, whom the choice may leave out
 */
export function isMeant(
  scope: PeopleScope,
  { userId, departmentPath, roles, labels }: Standing,
  initiator?: string,
): boolean {
  const { people = [], departments = [], except } = scope;
  if (except === 'initiator' && userId === initiator) return false;
  return (
    people.some(({ value }) => value === userId) ||
    departments.some((id) => departmentPath.includes(id)) ||
    (scope.roles ?? []).some((role) => roles.includes(role)) ||
    (scope.labels ?? []).some((label) => labels.includes(label))
  );
}

/** Whether somebody may start a flow: whom it names, or whose roles may add a record of its form. */
export function mayStartFlow(
  { settings }: FlowDocument,
  form: Pick<FormDocument, 'grants'>,
  person: Standing,
): boolean {
  if (person.userId === '') return false;
  if (settings.starters) return isMeant(settings.starters, person);
  return form.grants.some(
    ({ roles, actions }) => actions.includes('add') && roles.some((role) => person.roles.includes(role)),
  );
}
