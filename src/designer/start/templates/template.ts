import { resourceKinds } from '../../../schemas/kinds.ts';
import type { AtriumDocument, DocumentKind } from '../../../schemas/documents/index.ts';
import type { Locale, LocalText } from '../../../schemas/text.ts';
import { bindFields, type FormField, type TemplateField } from './bindFields.ts';

/** What is begun from: documents whose id, form and roles are still to be said. */
export interface Template {
  /** Kind of what opens then. */
  readonly kind: DocumentKind;
  readonly title: LocalText;
  readonly about: LocalText;
  /** Of the portal's icon set. */
  readonly icon: string;
  /** What is in it, one thing each. */
  readonly holds: readonly LocalText[];
  /** Whom its grants are for, by the names that stand in them in place of roles. */
  readonly roles: readonly TemplateRole[];
  /** Of a flow: fields of the form that it asks about. */
  readonly fields?: readonly TemplateField[];
  /** It is about the records of a form that is there already. */
  readonly needsForm?: boolean;
  /** The first is the one that opens; ids begin with `SELF`. */
  readonly documents: readonly AtriumDocument[];
}

interface TemplateRole {
  readonly name: string;
  readonly title: LocalText;
  /** Offered to begin with for the role of whoever begins. */
  readonly yours?: boolean;
}

/** Stands in a template for the id that is chosen, alone or with more behind it. */
export const SELF = 'tpl-self';
/** Stands for the id of the form that is chosen. */
export const FORM = 'tpl-form';

/** What the makers of a template leave open. */
export interface TemplateChoice {
  readonly id: string;
  readonly name: string;
  /** The language of the name. */
  readonly locale: Locale;
  readonly form?: string | undefined;
  /** The fields of that form. */
  readonly fields?: readonly FormField[];
  /** Roles by the name that stands for them; whom nobody is chosen for gets nothing. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
}

/** The documents of a template as somebody wants them, the one that opens first. */
export function fromTemplate(template: Template, choice: TemplateChoice): readonly AtriumDocument[] {
  const { name, locale } = choice;
  // What it is called in the other language is for people to say, unless they left its name as it is.
  const title = { ...template.title, [locale]: name };
  const bound = bindFields(template.fields ?? [], choice.fields ?? []);
  return template.documents.map((document, at) => {
    const filled = filledIn(document, { ...choice, bound }) as AtriumDocument;
    return at === 0 ? { ...filled, name, title } : filled;
  });
}

/** What is chosen, with the codes of fields by the names that stand for them. */
interface Filling extends TemplateChoice {
  readonly bound: ReadonlyMap<string, string>;
}

function filledIn(value: unknown, choice: Filling): unknown {
  if (typeof value === 'string') return filledText(value, choice);
  if (Array.isArray(value)) return value.map((item: unknown) => filledIn(item, choice));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [
      filledText(name, choice),
      filledMember(name, member, choice),
    ]),
  );
}

function filledMember(name: string, member: unknown, choice: Filling): unknown {
  if (!Array.isArray(member)) return filledIn(member, choice);
  if (name === 'grants') return member.flatMap((grant: unknown) => grantsOf(grant, choice));
  if (name === 'approvers' || name === 'recipients')
    return sourcesOf(member.flatMap((source: unknown) => sourceOf(source, choice)));
  return name === 'roles' ? managingRoles(rolesOf(member, choice)) : filledIn(member, choice);
}

/** The roles that are chosen for names that stand for them. */
const rolesOf = (names: readonly unknown[], { roles }: TemplateChoice): readonly string[] => [
  ...new Set(names.flatMap((name) => roles[String(name)] ?? [])),
];

/** Somebody has to manage a flow. */
const managingRoles = (roles: readonly string[]): readonly string[] =>
  roles.length === 0 ? ['administrator'] : roles;

/** A source of people, where somebody is chosen for its roles. */
function sourceOf(source: unknown, choice: Filling): readonly unknown[] {
  const { roles } = source as { roles?: readonly string[] };
  if (roles === undefined) return [filledIn(source, choice)];
  const chosen = rolesOf(roles, choice);
  return chosen.length === 0 ? [] : [{ ...(source as object), roles: chosen }];
}

/** Where nobody is chosen for a step, who starts the flow picks its people. */
const sourcesOf = (sources: readonly unknown[]): readonly unknown[] =>
  sources.length === 0 ? [{ source: 'initiatorPicks' }] : sources;

const filledText = (text: string, { id, form, bound }: Filling): string =>
  [...bound].reduce(
    (left, [name, code]) => left.replaceAll(name, code),
    text.replaceAll(SELF, id).replaceAll(FORM, form ?? FORM),
  );

/** A grant for all of its roles; of a menu, one for each of them. */
function grantsOf(grant: unknown, choice: Filling): readonly unknown[] {
  const { role, roles, ...rest } = grant as { role?: string; roles?: readonly string[] };
  const filled = filledIn(rest, choice) as object;
  const chosen = (name: string): readonly string[] => choice.roles[name] ?? [];
  if (role !== undefined) return chosen(role).map((one) => ({ role: one, ...filled }));
  const all = [...new Set((roles ?? []).flatMap(chosen))];
  return all.length === 0 ? [] : [{ roles: all, ...filled }];
}

const isLocalText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'zhCN' in value && 'enUS' in value;

/** Whether data is a template, by what it is shown and found by; its documents are the check's. */
export function isTemplate(value: unknown): value is Template {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, title, about, icon, holds, roles, documents } = value as Partial<Template>;
  return (
    resourceKinds.some((each) => each === kind) &&
    [title, about].every(isLocalText) &&
    typeof icon === 'string' &&
    [holds, roles, documents].every(Array.isArray)
  );
}
