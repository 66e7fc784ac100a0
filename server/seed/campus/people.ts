import type { LocalText } from '../../../src/schemas/text.ts';
import type { CampusFolder } from './folder.ts';
import type { CampusData } from './generate.ts';

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
}

/**
 * The accounts that the demo opens: one that may do everything, a counsellor, one of her students, and one who designs a
 * system without being an administrator.
 */
export function demoAccounts({ dictionaries }: CampusFolder, { teacher, guest }: CampusData): DemoAccount[] {
  const names = new Map<string, LocalText>(
    dictionaries.items('college').map(({ value, label }) => [value, label]),
  );
  const collegeName = names.get(guest.college)?.zhCN ?? '';
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
    },
  ];
}
