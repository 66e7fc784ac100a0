import { addDays, CAMPUS_DATE, dateOf } from './calendar.ts';
import type { Campus, Row } from './campus.ts';
import type { Dictionaries } from './dictionary.ts';
import { makeEmail } from './identity.ts';
import { makeName, type Gender } from './names.ts';
import { createRandom, element, type Random } from './random.ts';

export interface StaffRow extends Row {
  staffNo: string;
  name: string;
  gender: Gender;
  department: string;
  college: string | null;
  title: string;
  phone: string;
}

const HEADCOUNT = 300;
const OFFICES = [
  'student-affairs-office',
  'academic-affairs-office',
  'logistics-office',
  'library',
  'it-centre',
];
const TITLES = [
  ['professor', 16],
  ['associate-professor', 30],
  ['lecturer', 38],
  ['assistant', 8],
  ['engineer', 8],
] as const;
const STATUSES = [
  ['active', 93],
  ['visiting', 3],
  ['on-leave', 2],
  ['retired', 2],
] as const;
/** Youngest and oldest age by title. */
const AGES: Readonly<Record<string, readonly [number, number]>> = {
  professor: [42, 62],
  'associate-professor': [35, 57],
  lecturer: [29, 48],
  assistant: [25, 33],
  engineer: [27, 55],
  counsellor: [26, 45],
  officer: [26, 58],
};
const HOSTS = ['滨海理工大学', '北境大学', '云山研究院', '南湾大学'];

/** Makes the staff: one counsellor for each college first, then teachers, then the offices. */
export function generateStaff(
  campus: Campus,
  dictionaries: Dictionaries,
  nextPhone: () => string,
): StaffRow[] {
  const random = createRandom('staff');
  const fields = dictionaries.values('research-field');
  return Array.from({ length: HEADCOUNT }, (_, index) => {
    const place = placeOf(campus, index, random);
    return makeMember(random, `T${String(1001 + index)}`, place, fields, nextPhone);
  });
}

interface Place {
  college: string | null;
  department: string;
  title: string;
  /** Number of the college, which is also the number of its research field. */
  field: number;
}

function placeOf({ colleges }: Campus, index: number, random: Random): Place {
  const isOffice = index >= HEADCOUNT - 36;
  if (isOffice)
    return {
      college: null,
      department: element(OFFICES, index % OFFICES.length),
      title: 'officer',
      field: 0,
    };
  const field = index % colleges.length;
  const { code } = element(colleges, field);
  const title = index < colleges.length ? 'counsellor' : random.weighted(TITLES);
  return { college: code, department: code, title, field };
}

function makeMember(
  random: Random,
  staffNo: string,
  { college, department, title, field }: Place,
  fields: readonly string[],
  nextPhone: () => string,
): StaffRow {
  const gender = random.chance(0.52) ? 'male' : 'female';
  const name = makeName(random, gender);
  const [youngest, oldest] = AGES[title] ?? [26, 58];
  // Who looks after a college is in post, or its students would be nobody's.
  const status = title === 'counsellor' ? 'active' : random.weighted(STATUSES);
  const age = status === 'retired' ? random.int(60, 63) : random.int(youngest, oldest);
  const birthDate = dateOf(2026 - age, random.int(1, 12), random.int(1, 28));
  const away = status === 'visiting' || status === 'on-leave';
  const teaches = title !== 'counsellor' && title !== 'officer';
  const senior = title === 'professor' || title === 'associate-professor';
  const office = `${random.pick(['明德楼', '致远楼', '求是楼', '笃行楼'])} ${String(random.int(1, 6))}${String(random.int(10, 30))}`;
  return {
    staffNo,
    name,
    gender,
    birthDate,
    photo: null,
    department,
    college,
    title,
    degree: degreeOf(random, title),
    hiredOn: dateOf(2026 - age + random.int(24, Math.min(age - 1, 32)), random.pick([3, 7, 9]), 1),
    status,
    hostInstitution: status === 'visiting' ? random.pick(HOSTS) : null,
    awayUntil: away ? addDays(CAMPUS_DATE, random.int(30, 300)) : null,
    researchFields: teaches ? researchOf(random, fields, field) : null,
    isTutor: senior ? title === 'professor' || random.chance(0.6) : null,
    phone: nextPhone(),
    email: makeEmail(staffNo, 'staff'),
    office,
    card: `${name} · ${staffNo} · ${office}`,
  };
}

function degreeOf(random: Random, title: string): string {
  if (title === 'professor' || title === 'associate-professor')
    return random.chance(0.92) ? 'doctor' : 'master';
  if (title === 'lecturer') return random.chance(0.75) ? 'doctor' : 'master';
  return random.chance(0.7) ? 'master' : 'bachelor';
}

function researchOf(random: Random, fields: readonly string[], own: number): string[] {
  const second = random.pick(fields);
  const first = element(fields, own);
  return random.chance(0.35) && second !== first ? [first, second] : [first];
}
