import type { Generated } from 'kysely';
import type { CreatedAt } from './columns.ts';

export interface DepartmentTable {
  id: string;
  parent: string | null;
  name: string;
  sort: Generated<number>;
  /** Id of an account, which may be of another department. */
  head: string | null;
}

export interface DepartmentDeputyTable {
  department: string;
  user_id: string;
  sort: Generated<number>;
}

/** A day that is not what its weekday says, or that has a name. */
export interface CalendarDayTable {
  id: string;
  /** `YYYY-MM-DD`; unique. */
  date: string;
  kind: 'work' | 'rest';
  name: Generated<string>;
  revision: Generated<number>;
  created_by: Generated<string>;
  created_at: CreatedAt;
  updated_by: Generated<string>;
  updated_at: CreatedAt;
}

/** One row, whose number every change of the calendar raises. */
export interface CalendarRevisionTable {
  one: Generated<boolean>;
  revision: Generated<number>;
}

/** Accounts that were disabled or removed, until what hangs on them is seen to. */
export interface AccountLeftTable {
  user_id: string;
  left_at: CreatedAt;
}

/** Who stands in for somebody in flows while they are away. */
export interface FlowDelegationTable {
  id: string;
  from_user: string;
  to_user: string;
  /** Ids of flows; null: all of them. */
  flows: string[] | null;
  starts_at: Date;
  ends_at: Date;
  /** Whether what is open when it begins goes over too. */
  open: Generated<boolean>;
  revision: Generated<number>;
  created_by: string;
  created_at: CreatedAt;
  updated_by: string;
  updated_at: CreatedAt;
}

/** Departments, working days, who has left, and who stands in for whom. */
export interface OrganisationTables {
  'atrium.department': DepartmentTable;
  'atrium.department_deputy': DepartmentDeputyTable;
  'atrium.calendar_day': CalendarDayTable;
  'atrium.calendar_revision': CalendarRevisionTable;
  'atrium.account_left': AccountLeftTable;
  'atrium.flow_delegation': FlowDelegationTable;
}
