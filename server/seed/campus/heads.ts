import { groupBy } from './campus.ts';
import { element } from './random.ts';
import type { StaffRow } from './staff.ts';

/** Who heads a department, and who is deputy to them. */
export interface DepartmentHeads {
  readonly department: string;
  readonly head: StaffRow;
  readonly deputies: readonly StaffRow[];
}

/** The whole school, headed by somebody of one of its colleges. */
const WHOLE = 'university';

const ofTitle = (members: readonly StaffRow[], title: string): readonly StaffRow[] =>
  members.filter((each) => each.title === title && each.status === 'active');

/** The head of a college: its first professor in post. */
export const collegeHead = (members: readonly StaffRow[]): StaffRow | undefined =>
  ofTitle(members, 'professor')[0] ?? members[0];

/** The head of an office: the first of it. */
export const officeHead = (members: readonly StaffRow[]): StaffRow => element(members, 0);

/** Heads and deputies of all departments that have staff, and of the school. */
export function generateHeads(staff: readonly StaffRow[]): readonly DepartmentHeads[] {
  const departments = [...groupBy(staff, ({ department }) => department)].flatMap(
    ([department, members]): readonly DepartmentHeads[] => {
      const isCollege = element(members, 0).college !== null;
      const head = isCollege ? collegeHead(members) : officeHead(members);
      if (head === undefined) return [];
      const next = isCollege ? ofTitle(members, 'associate-professor') : members;
      const deputies = next.filter((each) => each !== head && each.status === 'active').slice(0, 1);
      return [{ department, head, deputies }];
    },
  );
  const taken = new Set(departments.flatMap(({ head, deputies }) => [head, ...deputies]));
  const [head, ...others] = ofTitle(staff, 'professor').filter((each) => !taken.has(each));
  return head === undefined
    ? departments
    : [...departments, { department: WHOLE, head, deputies: others.slice(0, 2) }];
}
