import type { TSchema } from 'typebox';
import { iconOf } from '../../schemas/iconClasses.ts';
import { ICON } from '../../schemas/icon.ts';
import { firstIconNames, furtherIconNames } from '../../schemas/iconNames.ts';
import type { Check } from './context.ts';
import { checkFinding } from './findings.ts';

const names: ReadonlySet<string> = new Set([...firstIconNames, ...furtherIconNames]);

/** Checks the name of an icon: one that there is none of draws nothing. */
export function checkIcon(value: unknown, check: Check, path: string): void {
  if (typeof value !== 'string' || value === '' || value.includes('{{') || names.has(iconOf(value))) return;
  const near = check.propose(value, () => names);
  check.report(checkFinding('UNKNOWN_ICON', path, { name: value }, near));
}

/** Checks the icons that a value names, wherever its schema says that one stands. */
export function checkIcons(schema: TSchema, value: unknown, check: Check, path: string): void {
  if (ICON in schema) checkIcon(value, check, path);
  for (const branch of branchesOf(schema)) checkIcons(branch, value, check, path);
  if (typeof value !== 'object' || value === null) return;
  const { items, properties } = schema as Inside;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (items && mayHold(items))
      list.forEach((each, at) => checkIcons(items, each, check, `${path}/${String(at)}`));
    return;
  }
  for (const [name, member] of Object.entries(properties ?? {})) {
    const inside: unknown = Reflect.get(value, name);
    if (inside !== undefined) checkIcons(member, inside, check, `${path}/${name}`);
  }
}

interface Inside {
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
}

const branchesOf = (schema: TSchema): readonly TSchema[] => (schema as Inside).anyOf ?? [];

/** Whether a value of a schema can name an icon; long lists of other things are not walked through. */
function mayHold(schema: TSchema): boolean {
  const { items, properties } = schema as Inside;
  return (
    ICON in schema ||
    [...branchesOf(schema), ...(items ? [items] : []), ...Object.values(properties ?? {})].some(mayHold)
  );
}
