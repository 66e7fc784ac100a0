import { idOf } from '../../../documents/pinyinNames.ts';
import type { Role } from './useRoles.ts';

/** A code for a role of a name: its pinyin, numbered where a role has it, whatever the case of its letters. */
export function freeRoleCode(name: string, roles: readonly Role[]): string {
  if (name.trim() === '') return '';
  const taken = new Set(roles.map(({ id }) => id.toLowerCase()));
  const stem = (idOf(name) || 'role').slice(0, LONGEST_STEM);
  let code = stem;
  for (let at = 2; taken.has(code); at += 1) code = `${stem}-${String(at)}`;
  return code;
}

/** Leaves room for a number within the 64 signs of a code. */
const LONGEST_STEM = 58;
