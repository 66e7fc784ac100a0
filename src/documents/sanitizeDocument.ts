import type { AtriumDocument, DocumentKind } from '../schemas/documents/index.ts';
import type { Finding } from '../schemas/finding.ts';
import { pointer } from '../schemas/pointer.ts';
import { documentFinding } from './findings.ts';
import { keepIndex } from './storedPath.ts';

/** Told which entry of a member is left out. */
type LeaveOut = (key: string | number) => void;

/** What of a member of a document the interpreter can work with. */
type Keeps = (value: unknown, leaveOut: LeaveOut) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const hasTexts =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    isObject(value) && names.every((name) => typeof value[name] === 'string');
/** A text in one or both languages. */
const isLocalText = (value: unknown): boolean => isText(value) || hasTexts('zhCN', 'enUS')(value);

const when =
  (fits: (value: unknown) => boolean): Keeps =>
  (value) =>
    fits(value) ? value : undefined;

/** A list without the entries that do not fit; the others keep where they are stored. */
const listOf =
  (fits: (value: unknown) => boolean): Keeps =>
  (value, leaveOut) => {
    const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
    if (list === undefined || list.every(fits)) return list;
    return list.filter((entry, index) => {
      const fit = fits(entry);
      if (!fit) leaveOut(index);
      else if (isObject(entry)) keepIndex(entry, index);
      return fit;
    });
  };

/** A record without the members that do not fit. */
const recordOf =
  (fits: (value: unknown) => boolean): Keeps =>
  (value, leaveOut) => {
    if (!isObject(value)) return undefined;
    const members = Object.entries(value);
    const kept = members.filter(([name, each]) => {
      const fit = fits(each);
      if (!fit) leaveOut(name);
      return fit;
    });
    return kept.length === members.length ? value : Object.fromEntries(kept);
  };

const nodes = listOf(isObject);
const named = recordOf(isObject);
const fields = listOf(hasTexts('field'));

/** The members of all kinds of documents that are read before any node is: nodes are judged where they are drawn. */
const members: Readonly<Record<string, Keeps>> = {
  name: when(isText),
  title: when(isLocalText),
  description: when(isLocalText),
  submitText: when(isLocalText),
  emptyText: when(isLocalText),
  params: named,
  variables: named,
  events: named,
  inputs: named,
  emits: named,
  overrides: named,
  datasets: named,
  sources: recordOf(hasTexts('call')),
  body: nodes,
  fields: nodes,
  layout: nodes,
  toolbar: nodes,
  rowActions: nodes,
  bulkActions: nodes,
  layers: nodes,
  columns: (value, leaveOut) => (typeof value === 'number' ? value : fields(value, leaveOut)),
  filters: fields,
  sort: listOf(hasTexts('field', 'order')),
  views: listOf((view) => hasTexts('id')(view) && isObject(view) && isLocalText(view.title)),
  rowTones: listOf((tone) => isObject(tone) && isLocalText(tone.title)),
  advancedFilter: listOf(isText),
  search: when((search) => isObject(search) && Array.isArray(search.fields) && search.fields.every(isText)),
  open: nodes,
  forms: listOf(isText),
  canvas: when(isObject),
  where: when(isObject),
  showCondition: when(isObject),
};

/** Most entries of a member that are told of one by one. */
const MOST = 50;

/** Lists that a kind cannot be without. */
const needed: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  app: ['body'],
  appMobile: ['body'],
  control: ['body'],
  form: ['fields'],
  mgrList: ['columns'],
  mgr: ['forms'],
  appBi: ['layers'],
};

/**
 * A document that nobody checked, without what would bring the interpreter down before any widget is drawn: members of
 * the wrong form, and entries of such, are left out, each with a finding. Everything else stays as it is, and a sound
 * document is given back itself. Undefined for what is no document of that kind at all.
 */
export function sanitizeDocument(
  kind: DocumentKind,
  id: string,
  value: unknown,
): { readonly document: AtriumDocument; readonly findings: readonly Finding[] } | undefined {
  if (!isObject(value) || value.kind !== kind) return undefined;
  const found: Finding[] = [];
  const kept: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const leftOut: (string | number)[] = [];
    const sound = Object.hasOwn(members, name) ? members[name]?.(member, (key) => leftOut.push(key)) : member;
    if (sound !== undefined) kept[name] = sound;
    if (sound !== member) found.push(...brokenIn(name, leftOut));
  }
  for (const name of needed[kind] ?? []) {
    if (Array.isArray(kept[name])) continue;
    if (!Object.hasOwn(value, name)) found.push(brokenMember(name));
    kept[name] = [];
  }
  if (kept.id !== id || typeof kept.name !== 'string') found.push(brokenMember('id'));
  if (found.length === 0) return { document: asDocument(value), findings: found };
  const name = typeof kept.name === 'string' ? kept.name : id;
  return { document: asDocument({ ...kept, kind, id, name }), findings: found };
}

const brokenMember = (name: string): Finding => documentFinding('BROKEN_MEMBER', `/${name}`, { name });

/** What is told of a member: its entries that are left out, and the member itself where that does not say it all. */
const brokenIn = (name: string, leftOut: readonly (string | number)[]): readonly Finding[] => [
  ...(leftOut.length === 0 || leftOut.length > MOST ? [brokenMember(name)] : []),
  ...leftOut
    .slice(0, MOST)
    .map((key) => documentFinding('BROKEN_MEMBER.entry', pointer(`/${name}`, key), { name })),
];

/** What the interpreter takes for a document: its members are sound as far as it relies on them. */
const asDocument = (value: object): AtriumDocument => value as AtriumDocument;
