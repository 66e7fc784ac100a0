import { fieldRights } from '../../documents/fieldRights.ts';
import { OPEN, type Surroundings } from '../../documents/resolve.ts';
import type { ModuleRights } from '../../schemas/wire/record.ts';
import type { FormMode } from './FormModel.ts';

/** What surrounds the fields of a form: read-only in a view, and the role's rights on the module. */
export function formSurroundings(mode: FormMode, rights: ModuleRights | undefined): Surroundings {
  const readOnly = mode === 'view';
  return { ...OPEN, readOnly, ...(rights && { rights: fieldRights(rights) }) };
}
