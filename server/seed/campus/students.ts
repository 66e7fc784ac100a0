import { CAMPUS_DATE, dateOf, daysBetween, pad } from './calendar.ts';
import { type Campus, type ClassPlace, dayBefore, firstDayOf, graduationOf, type Row } from './campus.ts';
import type { Dictionaries } from './dictionary.ts';
import { createIdCards, makeEmail } from './identity.ts';
import { type Gender, makeForeignName, makeName } from './names.ts';
import { createRandom, type Random } from './random.ts';
import * as texts from './studentTexts.ts';

export interface StudentRow extends Row {
  studentNo: string;
  name: string;
  gender: Gender;
  college: string;
  major: string;
  className: string;
  grade: string;
  status: string;
  phone: string;
  gpa: number;
  counsellorId: string;
  livesOnCampus: boolean;
}

/** Share of men by college; where none is said, half. */
const MEN: Readonly<Record<string, number>> = {
  computing: 0.7,
  electronics: 0.72,
  mechanical: 0.8,
  architecture: 0.66,
  materials: 0.58,
  business: 0.4,
  law: 0.38,
  humanities: 0.28,
  languages: 0.2,
  science: 0.55,
  medicine: 0.4,
  arts: 0.32,
};

/** Makes the students class by class, numbered within their college and year. */
export function generateStudents(
  campus: Campus,
  dictionaries: Dictionaries,
  nextPhone: () => string,
): StudentRow[] {
  const random = createRandom('students');
  const makeIdCard = createIdCards(createRandom('identity cards'));
  const numbers = new Map<string, number>();
  const nextNumber = ({ year, college }: ClassPlace): string => {
    const head = `${String(year)}${college.number}`;
    const number = (numbers.get(head) ?? 0) + 1;
    numbers.set(head, number);
    return head + pad(number, 4);
  };
  const context: Context = { random, dictionaries, nextPhone, makeIdCard };
  return campus.classes.flatMap((place) =>
    Array.from({ length: classSize(random, place) }, () => makeStudent(context, place, nextNumber(place))),
  );
}

interface Context {
  random: Random;
  dictionaries: Dictionaries;
  nextPhone: () => string;
  makeIdCard: ReturnType<typeof createIdCards>;
}

/** Of those who left years ago only a part is still in the current records. */
const classSize = (random: Random, { year }: ClassPlace): number =>
  year <= 2022 ? random.int(13, 18) : random.int(20, 27);

function makeStudent(context: Context, place: ClassPlace, studentNo: string): StudentRow {
  const { random, nextPhone } = context;
  const gender: Gender = random.chance(MEN[place.college.code] ?? 0.5) ? 'male' : 'female';
  const status = statusOf(random, place);
  const gpa = gpaOf(random, gender, status);
  const phone = nextPhone();
  const person = personOf(context, place, gender);
  return {
    studentNo,
    gender,
    ...person,
    college: place.college.code,
    major: place.major,
    className: place.code,
    enrolledOn: firstDayOf(place.year),
    grade: String(place.year),
    schoolingYears: place.schoolingYears,
    expectedGraduation: graduationOf(place.year, place.schoolingYears),
    status,
    ...statusDetails(random, status, place),
    gpa,
    gpaLevel: gpaLevelOf(gpa),
    honours: honoursOf(random, gpa),
    phone,
    email: random.chance(0.96) ? makeEmail(studentNo, 'stu') : null,
    ...contactOf(context, person.isInternational),
    // Rooms are given out once all students are known.
    livesOnCampus: status === 'enrolled' && random.chance(0.97),
    dormitory: null,
    roomNo: null,
    bedNo: null,
    ...loanOf(random),
    remark: random.chance(0.04) ? random.pick(texts.REMARKS) : null,
    counsellorId: place.college.counsellorId,
  };
}

/** Name, birth and papers: those from abroad have a passport, the others an identity card. */
function personOf({ random, dictionaries, makeIdCard }: Context, { year }: ClassPlace, gender: Gender) {
  const birthDate = dateOf(
    year -
      random.weighted([
        [18, 78],
        [19, 17],
        [17, 5],
      ]),
    random.int(1, 12),
    random.int(1, 28),
  );
  if (random.chance(0.015)) {
    const nationalities = dictionaries.values('nationality');
    const nationality = random.int(0, nationalities.length - 1);
    return {
      name: makeForeignName(random, gender, nationality),
      birthDate,
      isInternational: true,
      nationality: nationalities[nationality] ?? null,
      passportNo: `ZZ${pad(random.int(0, 9_999_999), 7)}`,
      idCard: null,
      ethnicity: null,
      politicalStatus: null,
    };
  }
  const ethnicities = dictionaries.values('ethnicity');
  return {
    name: makeName(random, gender),
    birthDate,
    isInternational: false,
    nationality: null,
    passportNo: null,
    idCard: makeIdCard(birthDate, gender),
    ethnicity: random.chance(0.91) ? 'han' : random.pick(ethnicities.slice(1)),
    politicalStatus: politicalStatusOf(random, year),
  };
}

/** Membership grows with the years at school. */
function politicalStatusOf(random: Random, year: number): string {
  const years = Number(CAMPUS_DATE.slice(0, 4)) - year;
  return random.weighted([
    ['league-member', 80],
    ['masses', 14],
    ['probationary-member', years],
    ['party-member', years * 1.5],
  ]);
}

function statusOf(random: Random, { graduated, year }: ClassPlace): string {
  if (graduated) return random.chance(0.96) ? 'graduated' : 'enrolled';
  // Nobody goes on exchange in the first year.
  const exchange = year === 2026 ? 0 : 1.8;
  return random.weighted([
    ['enrolled', 95.4],
    ['suspended', 1.7],
    ['withdrawn', year === 2026 ? 0.4 : 1.6],
    ['exchange', exchange],
  ]);
}

function statusDetails(random: Random, status: string, { year, schoolingYears }: ClassPlace) {
  const suspended = status === 'suspended';
  const sinceEnrolment = daysBetween(firstDayOf(year), CAMPUS_DATE);
  return {
    suspendReason: suspended ? random.pick(texts.SUSPEND_REASONS) : null,
    suspendUntil: suspended ? random.pick(['2027-02-22', '2027-08-31']) : null,
    exchangeSchool: status === 'exchange' ? random.pick(texts.EXCHANGE_SCHOOLS) : null,
    leftOn:
      status === 'graduated'
        ? graduationOf(year, schoolingYears)
        : status === 'withdrawn'
          ? dayBefore(random, Math.max(1, sinceEnrolment - 14))
          : null,
  };
}

function gpaOf(random: Random, gender: Gender, status: string): number {
  const mean = 3.2 + (gender === 'female' ? 0.14 : 0) - (status === 'withdrawn' ? 1.1 : 0);
  return Math.round(random.normal(mean, 0.58, 0.6, 4.95) * 100) / 100;
}

function gpaLevelOf(gpa: number): string {
  if (gpa >= 4) return 'excellent';
  if (gpa >= 3.3) return 'good';
  if (gpa >= 2.5) return 'fair';
  return gpa >= 2 ? 'pass' : 'warning';
}

function honoursOf(random: Random, gpa: number): string[] | null {
  const earned = [
    ...(gpa >= 4.3 && random.chance(0.25) ? ['national-scholarship'] : []),
    ...(gpa >= 3.8 && random.chance(0.5) ? ['merit-student'] : []),
    ...(gpa >= 3.5 && random.chance(0.3) ? ['school-scholarship'] : []),
    ...(random.chance(0.05) ? ['student-leader'] : []),
    ...(random.chance(0.08) ? ['volunteer'] : []),
    ...(gpa >= 3 && random.chance(0.05) ? ['competition'] : []),
  ];
  return earned.length === 0 ? null : earned;
}

function contactOf({ random, nextPhone }: Context, isInternational: boolean) {
  const known = random.chance(0.94);
  return {
    emergencyContact: known ? makeName(random, random.chance(0.5) ? 'male' : 'female') : null,
    emergencyPhone: known ? nextPhone() : null,
    homeAddress: isInternational ? null : random.pick(texts.HOME_PLACES),
  };
}

function loanOf(random: Random) {
  const hasLoan = random.chance(0.08);
  return { hasLoan, loanAmount: hasLoan ? random.int(4, 16) * 1000 : null };
}
