import { types } from 'atrium/src/conditions/check/index.ts';
import type { PlatformVariable } from 'atrium/src/runtime/platform/platformVariables.ts';

/** Roles whose people prepare exam rooms. What they may do is still the server's to say: this decides what is shown. */
const ROLES: ReadonlySet<string> = new Set(['administrator', 'counsellor']);

/** Whether the current role prepares exam rooms; every expression sees it, and follows a change of role. */
export const mayPlaceSeats: PlatformVariable = {
  name: 'platform_mayPlaceSeats',
  title: { zhCN: '当前角色是否安排考场座位', enUS: 'Whether the role prepares exam rooms' },
  type: types.BOOL,
  read: ({ session }) => ROLES.has(session.currentRole ?? ''),
};
