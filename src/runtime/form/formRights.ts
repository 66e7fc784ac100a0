import { OPEN, type Surroundings } from '../../documents/resolve.ts';
import type { ModuleRights } from '../../schemas/wire/record.ts';
import type { FormMode } from './FormModel.ts';

const holds = (fields: '*' | readonly string[], code: string): boolean =>
  fields === '*' || fields.includes(code);

/** What surrounds the fields of a form: read-only in a view, and the role's rights on the module. */
export function formSurroundings(mode: FormMode, rights: ModuleRights | undefined): Surroundings {
  const readOnly = mode === 'view';
  if (!rights) return { ...OPEN, readOnly };
  return {
    ...OPEN,
    readOnly,
    rights: {
      mayRead: (code) => holds(rights.read, code) || holds(rights.write, code),
      mayWrite: (code) => holds(rights.write, code),
      masks: rights.read !== '*' && rights.write !== '*',
      whole: false,
    },
  };
}
