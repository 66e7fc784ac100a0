import type { Approver } from '../../../schemas/flow/approver.ts';
import type { PeopleScope } from '../../../schemas/flow/people.ts';
import { type Check, fieldOrigin, noteUse, type Place, reportAt } from '../context.ts';
import { checkFinding } from '../findings.ts';
import { checkValue } from '../value.ts';

/** Checks where the people of a step come from. `steps`: ids of the nodes that people handle. */
export function checkApprovers(
  approvers: readonly Approver[],
  steps: readonly string[],
  place: Place,
  check: Check,
  path: string,
): void {
  approvers.forEach((approver, index) => {
    const at = `${path}/${String(index)}`;
    switch (approver.source) {
      case 'person': {
        checkAccounts(approver.people, check, `${at}/people`);
        return;
      }
      case 'label': {
        checkLabels(approver.labels, check, `${at}/labels`);
        return;
      }
      case 'headAtLevel':
      case 'headChain': {
        if (typeof approver.of === 'object') checkField(approver.of.field, place, check, `${at}/of/field`);
        return;
      }
      case 'role': {
        checkRoles(approver.roles, check, `${at}/roles`);
        return;
      }
      case 'departmentMembers':
      case 'departmentHead': {
        checkDepartments(approver.departments, check, `${at}/departments`);
        return;
      }
      case 'initiatorPicks':
      case 'previousPicks': {
        if (approver.scope) checkPeople(approver.scope, check, `${at}/scope`);
        return;
      }
      case 'personField':
      case 'departmentFieldHead': {
        checkField(approver.field, place, check, `${at}/field`);
        return;
      }
      case 'expression': {
        reportAt(check, `${at}/value`, checkValue(approver.value, place, check));
        return;
      }
      case 'sameAs': {
        checkHandled(approver.node, steps, check, `${at}/node`);
      }
    }
  });
}

/** Checks that a node is there that people handle. */
export function checkHandled(node: string, steps: readonly string[], check: Check, path: string): void {
  if (steps.includes(node)) return;
  const near = check.propose(node, () => steps);
  check.report(checkFinding('UNKNOWN_NODE.step', path, { name: node }, near));
}

/** Checks a choice of people: those that exist, and in whom somebody is. */
export function checkPeople(
  { people, roles, labels, departments }: PeopleScope,
  check: Check,
  path: string,
): void {
  if (people) checkAccounts(people, check, `${path}/people`);
  if (labels) checkLabels(labels, check, `${path}/labels`);
  if (roles) checkRoles(roles, check, `${path}/roles`);
  if (departments) checkDepartments(departments, check, `${path}/departments`);
}

/** Checks that a field of the form exists. */
export function checkField(code: string, place: Place, check: Check, path: string): void {
  const { fields } = place;
  noteUse(check, fieldOrigin(place, code), path);
  if (fields && !fields.has(code))
    check.report(
      checkFinding(
        'UNKNOWN_FIELD',
        path,
        { name: code },
        check.propose(code, () => fields),
      ),
    );
}

function checkRoles(roles: readonly string[], { context, report, propose }: Check, path: string): void {
  roles.forEach((role, index) => {
    if (context.roles?.has(role) !== false) {
      checkMembers('role', role, { context, report }, `${path}/${String(index)}`);
      return;
    }
    report(
      checkFinding(
        'UNKNOWN_ROLE',
        `${path}/${String(index)}`,
        { name: role },
        propose(role, () => context.roles ?? []),
      ),
    );
  });
}

function checkDepartments(
  departments: readonly string[],
  { context, report, propose }: Check,
  path: string,
): void {
  const known = context.dictionary?.('department');
  departments.forEach((id, index) => {
    if (known && !known.includes(id))
      report(
        checkFinding(
          'UNKNOWN_DEPARTMENT',
          `${path}/${String(index)}`,
          { name: id },
          propose(id, () => known),
        ),
      );
    else checkMembers('department', id, { context, report }, `${path}/${String(index)}`);
  });
}

/** Membership changes, so that nobody there now is no error. */
function checkMembers(
  kind: 'role' | 'label' | 'department',
  name: string,
  { context, report }: Pick<Check, 'context' | 'report'>,
  path: string,
): void {
  if (context.organisation?.hasMembers?.(kind, name) === false)
    report(checkFinding('NOBODY_IN', path, { name }));
}

function checkLabels(labels: readonly string[], check: Check, path: string): void {
  const known = check.context.organisation?.labels;
  labels.forEach((name, index) => {
    const at = `${path}/${String(index)}`;
    if (known?.has(name) !== false) checkMembers('label', name, check, at);
    else
      check.report(
        checkFinding(
          'UNKNOWN_LABEL',
          at,
          { name },
          check.propose(name, () => known),
        ),
      );
  });
}

/** Checks people who are named: their accounts are there, and enabled. */
export function checkAccounts(
  people: readonly { readonly value: string; readonly label: string }[],
  { context, report }: Check,
  path: string,
): void {
  const account = context.organisation?.account;
  if (!account) return;
  people.forEach(({ value, label }, index) => {
    const at = `${path}/${String(index)}`;
    const state = account(value);
    if (state === undefined) report(checkFinding('UNKNOWN_PERSON', at, { name: value }));
    else if (state === 'disabled') report(checkFinding('PERSON_DISABLED', at, { name: label }));
  });
}
