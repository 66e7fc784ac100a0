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
        const { node } = approver;
        if (!steps.includes(node))
          check.report(
            checkFinding(
              'UNKNOWN_NODE.step',
              `${at}/node`,
              { name: node },
              check.propose(node, () => steps),
            ),
          );
      }
    }
  });
}

/** Checks a choice of people: roles and departments that exist. */
export function checkPeople({ roles, departments }: PeopleScope, check: Check, path: string): void {
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
    if (context.roles?.has(role) !== false) return;
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
  });
}
