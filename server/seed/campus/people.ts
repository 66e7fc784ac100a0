import type { LocalText } from '../../../src/schemas/text.ts';
import type { CampusFolder } from './folder.ts';
import type { CampusData } from './generate.ts';
import type { RoomRow } from './dormitories.ts';
import type { StaffRow } from './staff.ts';
import type { StudentRow } from './students.ts';

/** The office whose officers check claims. */
const FINANCE = 'student-affairs-office';
const HOUSING = 'logistics-office';

/** An account of the demo; its user id is what the records call the person. */
export interface DemoAccount {
  readonly loginName: string;
  readonly userId: string;
  readonly role: string;
  readonly realName: string;
  readonly sex: string;
  /** Code of the college, empty where there is none. */
  readonly college: string;
  readonly collegeName: string;
  readonly phone: string;
  readonly department: string;
  /** Whether the demo opens it, by its password; the others are people whom departments name. */
  readonly isOpen: boolean;
}

/**
 * The accounts of the demo. It opens one that may do everything, a counsellor, one of her students, the head of their
 * college, who checks the money, the keeper of that student's building, and one who designs a system without being an
 * administrator. Other keepers, students who apply, heads and deputies are people whom flows ask.
 */
export function demoAccounts(
  { dictionaries }: CampusFolder,
  { teacher, guest, heads, staff, dormitory, applicants }: CampusData,
): DemoAccount[] {
  const names = new Map<string, LocalText>(
    dictionaries.items('college').map(({ value, label }) => [value, label]),
  );
  const collegeName = names.get(guest.college)?.zhCN ?? '';
  const dean = heads.find(({ department }) => department === guest.college)?.head;
  const leading = heads.flatMap(({ head, deputies }) => [head, ...deputies]);
  const finance = staff.find(
    (each) => each.department === FINANCE && each.status === 'active' && !leading.includes(each),
  );
  const named = (member: StaffRow): DemoAccount => ({
    loginName: member === dean ? 'dean' : member.staffNo,
    userId: member.staffNo,
    role: 'head',
    realName: member.name,
    sex: member.gender,
    college: member.college ?? '',
    collegeName: names.get(member.college ?? '')?.zhCN ?? '',
    phone: member.phone,
    department: member.department,
    isOpen: member === dean,
  });
  const studying = (student: StudentRow): DemoAccount => ({
    loginName: student === guest ? 'student' : student.studentNo,
    userId: student.studentNo,
    role: 'student',
    realName: student.name,
    sex: student.gender,
    college: student.college,
    collegeName: names.get(student.college)?.zhCN ?? '',
    phone: student.phone,
    department: student.college,
    isOpen: student === guest,
  });
  return [
    {
      loginName: 'admin',
      userId: 'admin',
      role: 'administrator',
      realName: '周明远',
      sex: '',
      college: '',
      collegeName: '',
      phone: '',
      department: 'it-centre',
      isOpen: true,
    },
    {
      loginName: 'teacher',
      userId: teacher.staffNo,
      role: 'counsellor',
      realName: teacher.name,
      sex: teacher.gender,
      college: guest.college,
      collegeName,
      phone: teacher.phone,
      department: teacher.department,
      isOpen: true,
    },
    studying(guest),
    {
      loginName: 'designer',
      userId: 'designer',
      role: 'configurer',
      realName: '顾新宁',
      sex: '',
      college: '',
      collegeName: '',
      phone: '',
      department: 'it-centre',
      isOpen: true,
    },
    ...leading.map(named),
    ...(finance ? [{ ...named(finance), loginName: 'finance', role: 'finance', isOpen: true }] : []),
    ...keepers(dormitory, guest),
    ...applicants.map(studying),
  ];
}

/** Whoever keeps a building, by whose code flows ask for them. */
function keepers(rooms: readonly RoomRow[], guest: StudentRow): readonly DemoAccount[] {
  const byBuilding = new Map(rooms.map((room) => [room.building, room]));
  return [...byBuilding.values()].map(({ building, keeper }) => ({
    loginName: building === guest.dormitory ? 'keeper' : `keeper-${building}`,
    userId: `keeper-${building}`,
    role: 'keeper',
    realName: keeper,
    sex: '',
    college: '',
    collegeName: '',
    phone: '',
    department: HOUSING,
    isOpen: building === guest.dormitory,
  }));
}
