import type { FormDocument, ModuleAction, ModuleGrant } from '../../schemas/documents/form.ts';
import type { MetaIndex } from '../metaIndex.ts';
import type { GenerateChoices } from './choices.ts';
import { typedFields } from '../typedFields.ts';

/** What who files may do with records of their own. */
const FILING: readonly ModuleAction[] = ['list', 'detail', 'count', 'add'];
/** What who handles may do with all of them. */
const HANDLING: readonly ModuleAction[] = ['list', 'detail', 'count', 'aggregate', 'update', 'exportRows'];

/**
 * A form with rights for the roles that use it. A role that has rights already keeps them as they are: somebody decided
 * on them.
 */
export function withGrants(
  form: FormDocument,
  { files, handles, handled }: GenerateChoices,
  metas: MetaIndex,
): FormDocument {
  const known = new Set(form.grants.flatMap(({ roles }) => roles));
  const fresh = (roles: readonly string[]): string[] =>
    [...new Set(roles)].filter((role) => !known.has(role));
  const both = fresh(files).filter((role) => handles.includes(role));
  const filing = fresh(files).filter((role) => !both.includes(role));
  const handling = fresh(handles).filter((role) => !both.includes(role));
  const typed = typedFields(form, metas).map(({ name }) => name);
  const filed = handled.length === 0 ? '*' : typed.filter((code) => !handled.includes(code));
  const changed = handled.length === 0 ? '*' : typed.filter((code) => handled.includes(code));
  const taken = new Set(form.grants.map(({ id }) => id));
  const made: ModuleGrant[] = [];
  const give = (grant: Omit<ModuleGrant, 'id'>): void => {
    if (grant.roles.length === 0) return;
    const id = freeId('grant', taken);
    taken.add(id);
    made.push({ id, ...grant });
  };
  give({ roles: both, actions: [...HANDLING, 'add'], read: '*', write: '*' });
  give({ roles: handling, actions: [...HANDLING], read: '*', write: changed });
  give({ roles: filing, actions: [...FILING], rows: OWN, read: '*', write: filed });
  return made.length === 0 ? form : { ...form, grants: [...form.grants, ...made] };
}

/** The records that somebody filed. */
const OWN: NonNullable<ModuleGrant['rows']> = {
  testRule: 'every',
  conditionList: [{ bindKey: 'createdBy', type: 'text', judgeType: 'equal', value: '{{platform_userId}}' }],
};

function freeId(stem: string, taken: ReadonlySet<string | undefined>): string {
  let at = 1;
  while (taken.has(`${stem}-${String(at)}`)) at += 1;
  return `${stem}-${String(at)}`;
}

/** What the rights of a form let a role do, in the order in which they are declared. */
export function actionsOf({ grants }: FormDocument, role: string): readonly ModuleAction[] {
  return [...new Set(grants.filter(({ roles }) => roles.includes(role)).flatMap(({ actions }) => actions))];
}
