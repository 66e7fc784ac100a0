import { readCampus, type Row } from './campus.ts';
import { type ClassRow, generateClasses } from './classes.ts';
import { type CourseRow, generateCourses } from './courses.ts';
import type { Dictionaries } from './dictionary.ts';
import { generateRooms, type RoomRow } from './dormitories.ts';
import { generateExpenses } from './expenses.ts';
import { type DepartmentHeads, generateHeads } from './heads.ts';
import { createPhones } from './identity.ts';
import { generateLeaves, type LeaveRow } from './leaves.ts';
import { generateStaff, type StaffRow } from './staff.ts';
import { generateStudents, type StudentRow } from './students.ts';
import { generateUnits, type UnitRow } from './units.ts';
import { element } from './random.ts';

/** All records of the demo campus by form, and the people whose accounts the demo has. */
export interface CampusData {
  readonly student: readonly StudentRow[];
  readonly staff: readonly StaffRow[];
  readonly class: readonly ClassRow[];
  readonly course: readonly CourseRow[];
  readonly leave: readonly LeaveRow[];
  readonly expense: readonly Row[];
  readonly dormitory: readonly RoomRow[];
  readonly unit: readonly UnitRow[];
  readonly heads: readonly DepartmentHeads[];
  /** Counsellor of the first college. */
  readonly teacher: StaffRow;
  /** A student of that college in the third year. */
  readonly guest: StudentRow;
  /** Students with accounts: many of that college, and one of each other one. */
  readonly applicants: readonly StudentRow[];
}

/** Makes the whole campus out of its dictionaries; the same on every run. */
export function generateCampus(dictionaries: Dictionaries): CampusData {
  const campus = readCampus(dictionaries);
  const nextPhone = createPhones();
  const staff = generateStaff(campus, dictionaries, nextPhone);
  const student = generateStudents(campus, dictionaries, nextPhone);
  const dormitory = generateRooms(dictionaries, student);
  const teacher = element(staff, 0);
  const guest = findGuest(student, teacher);
  return {
    student,
    staff,
    class: generateClasses(campus, student, staff),
    course: generateCourses(campus, dictionaries, staff),
    leave: generateLeaves(student, guest),
    expense: generateExpenses(student, guest),
    dormitory,
    unit: generateUnits(campus, dictionaries, staff, student),
    heads: generateHeads(staff),
    teacher,
    guest,
    applicants: findApplicants(student, guest),
  };
}

/** Students of one college who apply for something in the demo. */
const APPLICANTS = 36;

/** Students on campus: as many of the guest's college, and the first of each other one. */
function findApplicants(students: readonly StudentRow[], guest: StudentRow): readonly StudentRow[] {
  const present = students.filter(
    (each) => each !== guest && each.status === 'enrolled' && each.livesOnCampus && each.grade < '2026',
  );
  const own = present.filter(({ college }) => college === guest.college);
  const step = Math.max(1, Math.floor(own.length / APPLICANTS));
  const spread = own.filter((_student, index) => index % step === 0).slice(0, APPLICANTS);
  const others = new Map(present.toReversed().map((each) => [each.college, each]));
  others.delete(guest.college);
  return [...spread, ...others.values()];
}

function findGuest(students: readonly StudentRow[], teacher: StaffRow): StudentRow {
  const found = students.find(
    ({ college, grade, status, livesOnCampus }) =>
      college === teacher.college && grade === '2024' && status === 'enrolled' && livesOnCampus,
  );
  if (found === undefined) throw new RangeError('The college of the demo teacher has no student of 2024.');
  return found;
}
