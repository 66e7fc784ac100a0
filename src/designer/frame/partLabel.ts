import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { Part, PartRole } from '../../documents/parts/part.ts';
import { roleTitles } from '../../documents/parts/roleTitles.ts';
import { stepTitles } from '../../schemas/flow/titles.ts';
import { listed, localise, type Locale, type LocalText } from '../../schemas/text.ts';

/** What a part is called in lists: its own title, and beside it the title of its widget or what it is. */
export interface PartLabel {
  readonly title: string;
  readonly kind: string;
}

/**
 * The words for a part.
 * @param fieldTitle titles of fields that columns, filters and places name, by code
 * @param roleName what the roles are called that have a grant, by code
 */
export function partLabel(
  { role, type, title, name, value }: Part,
  metas: MetaIndex,
  locale: Locale,
  fieldTitle: (code: string) => string | undefined = () => undefined,
  roleName: (code: string) => string = (code) => code,
): PartLabel {
  const widget = metas.get(type ?? '')?.title ?? (role === 'step' ? stepTitleOf(value) : undefined);
  const kind = localise(widget ?? roleTitles[role], locale);
  const own = title === undefined ? '' : localise(title, locale);
  const named = BY_FIELD.has(role) ? fieldTitle(name) : rolesOf(role, value, locale, roleName);
  const isNode = role === 'node' || role === 'field' || role === 'step' || role === 'branch';
  return { title: own || (named ?? (isNode || name === '' ? kind : name)), kind };
}

/** What a step of a flow is called by its type. */
const stepTitleOf = (value: unknown): LocalText | undefined =>
  new Map<unknown, LocalText>(Object.entries(stepTitles)).get((value as { type?: unknown }).type);

const BY_FIELD: ReadonlySet<PartRole> = new Set(['place', 'column', 'filter', 'sort', 'override']);

/** A grant is called by the roles that have it. */
function rolesOf(
  role: PartRole,
  value: unknown,
  locale: Locale,
  roleName: (code: string) => string,
): string | undefined {
  const { roles } = role === 'grant' ? (value as { roles?: unknown }) : {};
  return Array.isArray(roles)
    ? listed(
        roles.map((code) => roleName(String(code))),
        locale,
      )
    : undefined;
}
