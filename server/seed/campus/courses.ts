import { pad } from './calendar.ts';
import type { Campus, Row } from './campus.ts';
import { COURSE_NAMES } from './courseNames.ts';
import type { Dictionaries } from './dictionary.ts';
import { createRandom, type Random } from './random.ts';
import type { StaffRow } from './staff.ts';

export interface CourseRow extends Row {
  courseNo: string;
  teacherNo: string;
  capacity: number;
  enrolled: number;
}

const ROOMS = ['明德楼', '致远楼', '求是楼', '笃行楼'];
/** Years of enrolment that courses are open to; the last two take general ones. */
const YEARS = ['2023', '2024', '2025', '2026'];
/** The last of the dictionary runs now; those before are over. */
const PLANNED_SHARE = 0.06;

/** Makes the courses: each name is given in one or more of the semesters, general ones in several sections. */
export function generateCourses(
  campus: Campus,
  dictionaries: Dictionaries,
  staff: readonly StaffRow[],
): CourseRow[] {
  const random = createRandom('courses');
  const semesters = dictionaries.values('semester');
  return campus.colleges.flatMap(({ code }) => {
    const { prefix, general, own } = COURSE_NAMES[code] ?? { prefix: 'XX', general: [], own: [] };
    const teachers = staff.filter(({ college, title, status }) => {
      return college === code && title !== 'counsellor' && status === 'active';
    });
    return [...general, ...own].flatMap((names, index) => {
      const isGeneral = index < general.length;
      const course = makeCourse(random, {
        code,
        names,
        isGeneral,
        number: `${prefix}${pad(1001 + index * 7, 4)}`,
      });
      let section = 0;
      return semesters.flatMap((semester) =>
        Array.from({ length: sectionsOf(random, isGeneral) }, () => {
          section += 1;
          const courseNo = `${course.number}-${pad(section, 2)}`;
          const running = semester === semesters.at(-1);
          return makeSection(random, course, {
            courseNo,
            semester,
            running,
            teacher: random.pick(teachers),
          });
        }),
      );
    });
  });
}

/** Courses of a college run once a year, general ones every term and several times at once. */
function sectionsOf(random: Random, isGeneral: boolean): number {
  return isGeneral ? random.int(1, 3) : random.chance(0.72) ? 1 : 0;
}

interface Course {
  number: string;
  row: Row;
  isGeneral: boolean;
}

function makeCourse(
  random: Random,
  from: { code: string; names: readonly [string, string]; isGeneral: boolean; number: string },
): Course {
  const [name, nameEn] = from.names;
  const hours = random.pick([32, 48, 48, 64]);
  const labHours = from.isGeneral ? 0 : random.pick([0, 0, 8, 16]);
  const type = from.isGeneral
    ? 'general'
    : random.weighted([
        ['foundation', 4],
        ['major', 5],
        ['elective', 3],
        ['practice', 1],
      ]);
  return {
    number: from.number,
    isGeneral: from.isGeneral,
    row: {
      name,
      nameEn,
      college: from.code,
      type,
      credits: hours / 16,
      lectureHours: hours - labHours,
      labHours,
      totalHours: hours,
      examType: type === 'practice' || type === 'elective' ? 'review' : 'exam',
      description: null,
    },
  };
}

function makeSection(
  random: Random,
  course: Course,
  at: { courseNo: string; semester: string; running: boolean; teacher: StaffRow },
): CourseRow {
  const isOnline = random.chance(0.08);
  const capacity = course.isGeneral ? random.pick([90, 120, 150]) : random.pick([40, 60, 60, 80]);
  const cancelled = random.chance(0.02);
  const enrolled = cancelled ? 0 : Math.round(capacity * random.normal(0.82, 0.14, 0.3, 1));
  const planned = at.running && random.chance(PLANNED_SHARE);
  return {
    ...course.row,
    courseNo: at.courseNo,
    semester: at.semester,
    teacherNo: at.teacher.staffNo,
    teacherName: at.teacher.name,
    isOnline,
    platformUrl: isOnline ? `https://courses.campus.example/${at.courseNo.toLowerCase()}` : null,
    classroom: isOnline
      ? null
      : `${random.pick(ROOMS)} ${String(random.int(1, 5))}${pad(random.int(1, 20), 2)}`,
    capacity,
    enrolled,
    fillRate: Math.round((enrolled / capacity) * 10_000) / 10_000,
    openTo: course.isGeneral ? YEARS.slice(-2) : [random.pick(YEARS.slice(0, 3))],
    status: cancelled ? 'cancelled' : planned ? 'planned' : at.running ? 'open' : 'finished',
  };
}
