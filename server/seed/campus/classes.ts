import { type Campus, graduationOf, groupBy, type Row } from './campus.ts';
import { createRandom, type Random } from './random.ts';
import type { StaffRow } from './staff.ts';
import type { StudentRow } from './students.ts';

export interface ClassRow extends Row {
  classNo: string;
  tutorNo: string;
  size: number;
}

const AWARDS = [
  '学风优良，四级通过率全院第一',
  '校运动会团体总分第二名',
  '志愿服务时长全校领先',
  '学科竞赛获奖人次最多',
];

/** Makes the records of the classes from the students in them; those who left early no longer count. */
export function generateClasses(
  campus: Campus,
  students: readonly StudentRow[],
  staff: readonly StaffRow[],
): ClassRow[] {
  const random = createRandom('classes');
  const members = groupBy(
    students.filter(({ status }) => status !== 'withdrawn'),
    ({ className }) => className,
  );
  const teachers = groupBy(
    staff.filter(({ title }) => title !== 'counsellor' && title !== 'officer'),
    ({ college }) => college,
  );
  return campus.classes.map((place) => {
    const inside = members.get(place.code) ?? [];
    const tutor = random.pick(teachers.get(place.college.code) ?? []);
    const maleCount = inside.filter(({ gender }) => gender === 'male').length;
    return {
      classNo: place.code,
      college: place.college.code,
      major: place.major,
      grade: String(place.year),
      tutorNo: tutor.staffNo,
      tutorName: tutor.name,
      ...monitorOf(random, inside),
      maleCount,
      femaleCount: inside.length - maleCount,
      size: inside.length,
      averageGpa: averageOf(inside),
      status: place.graduated ? 'graduated' : 'active',
      graduatedOn: place.graduated ? graduationOf(place.year, place.schoolingYears) : null,
      ...awardOf(random),
      counsellorId: place.college.counsellorId,
    };
  });
}

function monitorOf(random: Random, students: readonly StudentRow[]) {
  const present = students.filter(({ status }) => status === 'enrolled' || status === 'graduated');
  if (present.length === 0) return { monitorNo: null, monitorName: null };
  const monitor = random.pick(present);
  return { monitorNo: monitor.studentNo, monitorName: monitor.name };
}

function averageOf(students: readonly StudentRow[]): number | null {
  if (students.length === 0) return null;
  return Math.round((students.reduce((sum, { gpa }) => sum + gpa, 0) / students.length) * 100) / 100;
}

function awardOf(random: Random) {
  const isModel = random.chance(0.08);
  return { isModel, modelReason: isModel ? random.pick(AWARDS) : null };
}
