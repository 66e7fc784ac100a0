import type { ModuleRights } from '../schemas/wire/record.ts';
import type { FieldRights } from './mask.ts';

const holds = (fields: '*' | readonly string[], code: string): boolean =>
  fields === '*' || fields.includes(code);

/** What a role's rights on a module come to for the fields of a form, where only what it may read is at hand. */
export const fieldRights = ({ read, write }: ModuleRights): FieldRights => ({
  mayRead: (code) => holds(read, code) || holds(write, code),
  mayWrite: (code) => holds(write, code),
  masks: read !== '*' && write !== '*',
  whole: false,
});
