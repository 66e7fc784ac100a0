import type { FormDocument, ModuleGrant } from '../../schemas/documents/form.ts';
import type { Finding } from '../../schemas/finding.ts';
import { typedFields } from '../typedFields.ts';
import type { Check } from './context.ts';
import { checkFinding } from './findings.ts';

/**
 * Fields that nobody may fill in though others of the form are, as where one was added after its rights were set; and required
 * ones that only some of those may who add records. What is filled when a record is handled, others need not write.
 */
export function checkWriters(form: FormDocument, check: Check): void {
  const writers = form.grants.filter(isWriter);
  const adders = form.grants.filter(adds);
  // Where nobody adds records, they come by an import, a flow or an interface.
  if (adders.length === 0 || writers.length === 0) return;
  for (const { name, value, required, readOnly, visible, default: first } of typedFields(
    form,
    check.context.metas,
  )) {
    if (value !== undefined || readOnly === true || visible === false) continue;
    const isDemanded =
      required === true && first === undefined && (visible === undefined || visible === true);
    const path = `/fields/${String(form.fields.findIndex((field) => field.name === name))}`;
    if (!writers.some((grant) => writes(grant, name)))
      check.report({ ...checkFinding('NO_WRITER', path, { code: name }), ...fixOf(form, name) });
    // What begins with a value, or is shown by a rule, may be somebody else's to fill in.
    else if (isDemanded && adders.some((grant) => writes(grant, name)))
      for (const role of rolesWithout(adders, name))
        check.report({
          ...checkFinding('NO_WRITER.role', path, { code: name, role }),
          ...fixOf(form, name, role),
        });
  }
}

const adds = ({ actions }: ModuleGrant): boolean => actions.includes('add');

const isWriter = ({ actions, write = [] }: ModuleGrant): boolean =>
  write.length > 0 && actions.some((action) => ['add', 'update', 'importRows'].includes(action));

const writes = ({ write = [] }: ModuleGrant, code: string): boolean => write === '*' || write.includes(code);

/** Roles that add records, and by none of their grants write a field. */
function rolesWithout(adders: readonly ModuleGrant[], code: string): readonly string[] {
  const able = new Set(adders.filter((grant) => writes(grant, code)).flatMap(({ roles }) => roles));
  return [...new Set(adders.flatMap(({ roles }) => roles))].filter((role) => !able.has(role));
}

/** Lets those write a field who add records, else those who change them. @param role the only one that is meant */
function fixOf({ grants }: FormDocument, code: string, role?: string): Pick<Finding, 'fix'> {
  const isMeant = ({ roles }: ModuleGrant): boolean => role === undefined || roles.includes(role);
  const writers = grants.filter((grant) => isWriter(grant) && isMeant(grant));
  const meant = writers.some(adds) ? writers.filter(adds) : writers;
  if (meant.length === 0) return {};
  const value = grants.map((grant) => {
    const { write = [] } = grant;
    return meant.includes(grant) && write !== '*' && !write.includes(code)
      ? { ...grant, write: [...write, code] }
      : grant;
  });
  const who = [...new Set(meant.flatMap(({ roles }) => roles))].join('、');
  const title = { zhCN: `让 ${who} 填写`, enUS: `Let ${who.replaceAll('、', ', ')} fill it in` };
  return { fix: { path: '/grants', value, title } };
}
