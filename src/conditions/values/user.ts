import { isPlainObject, readName } from '../path.ts';

/** The four lists of a user value. */
export const userLists = ['userList', 'deptList', 'privilegeList', 'labelList'] as const;

/** True when nobody is named: no object at all, or all four lists empty or missing. */
export function isEmptyUser(value: unknown): boolean {
  if (!isPlainObject(value)) return true;
  return userLists.every((name) => {
    const list = readName(value, name);
    return !Array.isArray(list) || list.length === 0;
  });
}
