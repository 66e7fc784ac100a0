import type { Department, Organisation } from './organisation.ts';

/** Departments of an organisation are never deeper; a cycle in it ends there. */
const DEEPEST_DEPARTMENT = 50;

/** A department and those above it, from the bottom up. */
export function departmentsUp(id: string | null, organisation: Organisation): readonly Department[] {
  const found: Department[] = [];
  for (let at = id; at !== null && found.length < DEEPEST_DEPARTMENT;) {
    const department = organisation.department(at);
    if (department === undefined || found.includes(department)) break;
    found.push(department);
    at = department.parent;
  }
  return found;
}

/** The head of the department at a level above one, 1 being itself; undefined where there is none. */
export const headAt = (id: string | null, level: number, organisation: Organisation): string | undefined =>
  departmentsUp(id, organisation)[level - 1]?.head ?? undefined;

/** The heads from a level up to another, from the bottom up; departments without one are passed over. */
export const headsBetween = (
  id: string | null,
  from: number,
  upTo: number | 'top',
  organisation: Organisation,
): readonly string[] =>
  departmentsUp(id, organisation)
    .slice(from - 1, upTo === 'top' ? undefined : upTo)
    .flatMap(({ head }) => head ?? []);

/** The head above somebody who is not that person, beginning one department up from their own. */
export const headAbove = (
  { value, department }: { readonly value: string; readonly department: string | null },
  organisation: Organisation,
): string | undefined => headsBetween(department, 2, 'top', organisation).find((head) => head !== value);
