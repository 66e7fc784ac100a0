import { type Campus, groupBy, type Row } from './campus.ts';
import type { Dictionaries } from './dictionary.ts';
import { collegeHead, officeHead } from './heads.ts';
import type { StaffRow } from './staff.ts';
import type { StudentRow } from './students.ts';

export interface UnitRow extends Row {
  code: string;
  name: string;
  parent: { value: string; label: string } | null;
  staffCount: number;
}

interface Named {
  code: string;
  name: string;
  nameEn: string;
}

/** The id under which the record of a unit is kept. */
const idOf = (code: string): string => `unit-${code}`;

const UNIVERSITY: Named = { code: 'university', name: '示范大学', nameEn: 'Demo University' };
/** Offices with their sections. */
const OFFICES: readonly (readonly [Named, readonly Named[]])[] = [
  [
    { code: 'student-affairs-office', name: '学生工作处', nameEn: 'Student Affairs Office' },
    [
      { code: 'funding-section', name: '学生资助科', nameEn: 'Student Funding' },
      { code: 'counselling-section', name: '心理健康教育中心', nameEn: 'Counselling Centre' },
    ],
  ],
  [
    { code: 'academic-affairs-office', name: '教务处', nameEn: 'Academic Affairs Office' },
    [
      { code: 'registry-section', name: '学籍科', nameEn: 'Registry' },
      { code: 'examination-section', name: '考务科', nameEn: 'Examinations' },
    ],
  ],
  [
    { code: 'logistics-office', name: '后勤服务中心', nameEn: 'Campus Logistics Centre' },
    [{ code: 'housing-section', name: '公寓管理科', nameEn: 'Student Housing' }],
  ],
  [{ code: 'library', name: '图书馆', nameEn: 'Library' }, []],
  [{ code: 'it-centre', name: '信息化中心', nameEn: 'IT Centre' }, []],
];

/** Makes the tree of units: the university, its colleges with a department for each major, its offices with their sections. */
export function generateUnits(
  campus: Campus,
  dictionaries: Dictionaries,
  staff: readonly StaffRow[],
  students: readonly StudentRow[],
): UnitRow[] {
  const people = groupBy(staff, ({ department }) => department);
  const studying = students.filter(({ status }) => status === 'enrolled');
  const byCollege = groupBy(studying, ({ college }) => college);
  const byMajor = groupBy(studying, ({ major }) => major);
  const unit = (own: Named, kind: string, parent: Named | null, more: object): UnitRow => ({
    ...own,
    kind,
    parent: parent && { value: idOf(parent.code), label: parent.name },
    head: null,
    staffCount: 0,
    studentCount: null,
    ...more,
  });
  const colleges = campus.colleges.flatMap(({ code }) => {
    const own = named(dictionaries, 'college', code);
    const members = people.get(code) ?? [];
    const majors = dictionaries.items('major').filter(({ parent }) => parent === code);
    return [
      unit(own, 'college', UNIVERSITY, {
        head: collegeHead(members)?.name ?? null,
        staffCount: members.length,
        studentCount: byCollege.get(code)?.length ?? 0,
      }),
      ...majors.map(({ value, label }, index) => {
        const major = { code: value, name: `${label.zhCN}系`, nameEn: `Department of ${label.enUS}` };
        // Teachers belong to colleges; departments share them out.
        const share = members.filter((_member, place) => place % majors.length === index);
        return unit(major, 'department', own, {
          head: share.at(-1)?.name ?? null,
          staffCount: share.length,
          studentCount: byMajor.get(value)?.length ?? 0,
        });
      }),
    ];
  });
  const offices = OFFICES.flatMap(([own, sections]) => {
    const members = people.get(own.code) ?? [];
    return [
      unit(own, 'office', UNIVERSITY, {
        head: officeHead(members).name,
        staffCount: members.length,
      }),
      ...sections.map((section, index) => {
        const share = members.filter((_member, place) => place % sections.length === index);
        return unit(section, 'section', own, {
          head: share.at(-1)?.name ?? null,
          staffCount: share.length,
        });
      }),
    ];
  });
  const whole = { staffCount: staff.length, studentCount: studying.length };
  return [unit(UNIVERSITY, 'university', null, whole), ...colleges, ...offices];
}

function named(dictionaries: Dictionaries, dictionary: string, code: string): Named {
  const item = dictionaries.items(dictionary).find(({ value }) => value === code);
  return { code, name: item?.label.zhCN ?? code, nameEn: item?.label.enUS ?? code };
}
