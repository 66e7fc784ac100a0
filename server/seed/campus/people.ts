import type { LocalText } from '../../../src/schemas/text.ts';
import type { CampusFolder } from './folder.ts';
import type { CampusData } from './generate.ts';
import type { StaffRow } from './staff.ts';

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
 * college, and one who designs a system without being an administrator.
 */
export function demoAccounts(
  { dictionaries }: CampusFolder,
  { teacher, guest, heads }: CampusData,
): DemoAccount[] {
  const names = new Map<string, LocalText>(
    dictionaries.items('college').map(({ value, label }) => [value, label]),
  );
  const collegeName = names.get(guest.college)?.zhCN ?? '';
  const dean = heads.find(({ department }) => department === guest.college)?.head;
  const leading = heads.flatMap(({ head, deputies }) => [head, ...deputies]);
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
    {
      loginName: 'student',
      userId: guest.studentNo,
      role: 'student',
      realName: guest.name,
      sex: guest.gender,
      college: guest.college,
      collegeName,
      phone: guest.phone,
      department: guest.college,
      isOpen: true,
    },
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
  ];
}
