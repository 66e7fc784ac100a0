import type { MetaIndex } from '../../documents/metaIndex.ts';
import { overrideOfPlace } from '../../documents/parts/overrideOf.ts';
import type { Part } from '../../documents/parts/part.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import type { FlowBranch, FlowNode } from '../../schemas/flow/node.ts';
import type { Node } from '../../schemas/node.ts';
import { pointer, valueAt } from '../../schemas/pointer.ts';
import { type Prop, prop, type PropsSchema } from '../../schemas/prop.ts';
import type { FieldMeta, RendererMeta } from '../../schemas/rendererMeta.ts';
import { Type } from 'typebox';
import { documentProps } from '../settings/documentProps.ts';
import { computedProp, defaultProp, nodeProps, spanProp } from './roles/nodeMembers.ts';
import { branchMembers, flowSettingMembers, stepMembers, type StepSections } from './roles/stepMembers.ts';
import { roleProps } from './roles/roleProps.ts';
import { type Entry, groupOf, type Section, type SectionKey, sectionKeys } from './section.ts';

/** All that is set of a part, under the headings of the panel; headings with nothing under them are left out. */
export function sectionsOf(part: Part, metas: MetaIndex): readonly Section[] {
  switch (part.role) {
    case 'document':
      return documentSections(part);
    case 'node':
    case 'field':
      return nodeSections(part, metas.get(part.type ?? ''));
    case 'override':
      return nodeSections(part, undefined);
    case 'place':
      return placeSections(part);
    case 'step':
      return memberSections(stepMembers((part.value as FlowNode).type));
    case 'branch':
      return roleSections(branchMembers(hasRules(part)));
    default:
      return roleSections(roleProps[part.role] ?? {});
  }
}

const entry = (pointerTo: string, name: string, declared: Prop): Entry => ({
  pointer: pointerTo,
  name,
  prop: declared,
});
const span = entry('/layout/span', 'span', spanProp);

const entries = (schema: PropsSchema, base: string): readonly Entry[] =>
  Object.entries(schema).map(([name, declared]) => entry(pointer(base, name), name, declared));

const sections = (found: Partial<Record<SectionKey, readonly Entry[]>>): readonly Section[] =>
  sectionKeys.flatMap((key) => {
    const list = found[key] ?? [];
    return list.length === 0 ? [] : [{ key, entries: list }];
  });

/** Who sees it and under which condition stands apart from what it is. */
const RIGHTS: ReadonlySet<string> = new Set(['visible', 'grants', 'showCondition', 'read', 'write', 'rows']);

/** Which records a document shows or keeps. */
const RECORDS: ReadonlySet<string> = new Set([
  'module',
  'where',
  'search',
  'advancedFilter',
  'storage',
  'titleField',
]);

/** Where a field stands; in a further form also what that changes of it. */
function placeSections(part: Part): readonly Section[] {
  const place = sections({ place: [span] });
  const override = overrideOfPlace(part);
  if (override === undefined) return place;
  const of = (each: Part): Part => overrideOfPlace(each) ?? each;
  const changes = nodeSections(override, undefined)
    .filter(({ key }) => key !== 'place')
    .map(({ key, entries: list }) => ({ key, entries: list.map((each) => ({ ...each, of })) }));
  return [...changes, ...place];
}

/** Members that are set out under their headings already. */
const memberSections = (members: StepSections, base = ''): readonly Section[] =>
  sections(Object.fromEntries(Object.entries(members).map(([key, schema]) => [key, entries(schema, base)])));

/** Of the branches of a block, all but the one that is taken where no other is have rules, unless all are taken. */
const hasRules = ({ value, within }: Part): boolean =>
  (value as FlowBranch).default !== true &&
  (within?.parent.value as FlowNode | undefined)?.type !== 'parallel';

/** A document's own settings first; the parts that stand in it, and its records, under a heading of their own. */
function documentSections({ value, holdings }: Part): readonly Section[] {
  const { kind } = value as { kind: DocumentKind };
  const all = entries(documentProps(kind), '');
  const inside = new Set(holdings.map(({ name }) => name));
  const isData = ({ name }: Entry): boolean => !RIGHTS.has(name) && (RECORDS.has(name) || inside.has(name));
  const rest = all.filter((each) => !isData(each));
  const ofFlow = kind === 'flow' ? memberSections(flowSettingMembers, '/settings') : [];
  return [...groupedSections(rest), ...ofFlow, ...sections({ data: all.filter(isData) })].sort(
    (one, other) => sectionKeys.indexOf(one.key) - sectionKeys.indexOf(other.key),
  );
}

const roleSections = (schema: PropsSchema): readonly Section[] => groupedSections(entries(schema, ''));

function groupedSections(all: readonly Entry[]): readonly Section[] {
  return sections({
    basic: all.filter(({ name, prop: each }) => !RIGHTS.has(name) && groupOf(each) === 'content'),
    props: all.filter(({ name, prop: each }) => !RIGHTS.has(name) && groupOf(each) !== 'content'),
    rights: all.filter(({ name }) => RIGHTS.has(name)),
  });
}

function nodeSections({ value, role }: Part, meta: RendererMeta | undefined): readonly Section[] {
  const node = value as Partial<Node>;
  const isField = role === 'override' || (meta?.field !== undefined && typeof node.name === 'string');
  const own = (...names: readonly string[]): readonly Entry[] =>
    names.flatMap((name) => {
      const declared = nodeProps[name];
      return declared === undefined ? [] : [entry(`/${name}`, name, declared)];
    });
  const declared = entries(meta?.props ?? {}, '/props');
  const place = (each: Entry): SectionKey => sectionOfProp(each.prop);
  const written = (...names: readonly ('description' | 'tooltip')[]) =>
    names.filter((name) => isField || node[name] !== undefined);
  return sections({
    basic: [
      ...own(...(hasOwnTitle(node, meta) ? [] : ['title']), ...written('description', 'tooltip')),
      ...(role === 'field' || (isField && role === 'node') ? own('name') : []).map(needed),
    ],
    props: declared.filter((each) => place(each) === 'props'),
    data: [
      ...declared.filter((each) => place(each) === 'data'),
      ...(isField ? valueEntries(node, meta) : []),
    ],
    checks: isField ? own('required', 'rules') : [],
    rights: own('visible', 'enabled', ...(isField ? ['readOnly', 'hide'] : [])),
    actions: [...declared.filter((each) => place(each) === 'actions'), ...eventEntries(node, meta)],
    place: [span],
    further: undeclared(node, meta),
  });
}

/** Its widget has a title to show, so that another one would only be asked for twice. */
const hasOwnTitle = (node: Partial<Node>, meta: RendererMeta | undefined): boolean =>
  node.title === undefined && meta?.field === undefined && Object.hasOwn(meta?.props ?? {}, 'title');

const needed = (each: Entry): Entry => ({ ...each, prop: { ...each.prop, required: true } });

/** Where a prop of a widget stands. */
function sectionOfProp({ kind }: Prop): SectionKey {
  if (kind === 'options' || kind === 'source') return 'data';
  return kind === 'actions' || kind === 'event' ? 'actions' : 'props';
}

function valueEntries(node: Partial<Node>, meta: RendererMeta | undefined): readonly Entry[] {
  const field = meta?.field;
  const first = field === undefined || hasOwnFirstValue(field) ? openDefault(node) : defaultProp(field, node);
  return [
    ...(first === undefined ? [] : [entry('/default', 'default', first)]),
    ...(field?.serial === true ? [] : [entry('/value', 'value', computedProp)]),
  ];
}

/** Its first value comes from elsewhere, or is made of parts that nobody sets here. */
const hasOwnFirstValue = ({ computed, serial, files, secret, members }: FieldMeta): boolean =>
  [computed, serial, files, secret].some((each) => each === true) || members !== undefined;

/** One that is there all the same can be seen and taken away. */
const openDefault = (node: Partial<Node>): Prop | undefined =>
  node.default === undefined ? undefined : prop.static(Type.Unknown(), { zhCN: '默认值', enUS: 'Default' });

/** The events that the widget tells, and others that the node listens to. */
function eventEntries({ on = {} }: Partial<Node>, meta: RendererMeta | undefined): readonly Entry[] {
  const events = meta?.events ?? {};
  const names = [...new Set([...Object.keys(events), ...Object.keys(on)])];
  return names.map((name) =>
    entry(pointer('/on', name), name, prop.actions(events[name]?.title ?? { zhCN: name, enUS: name })),
  );
}

/** Props that the document writes and the widget does not know. */
function undeclared({ props = {} }: Partial<Node>, meta: RendererMeta | undefined): readonly Entry[] {
  if (meta === undefined) return entries(openProps(Object.keys(props)), '/props');
  return entries(openProps(Object.keys(props).filter((name) => !Object.hasOwn(meta.props, name))), '/props');
}

const openProps = (names: readonly string[]): PropsSchema =>
  Object.fromEntries(names.map((name) => [name, prop.static(Type.Unknown(), { zhCN: name, enUS: name })]));

/** Of several parts the sections of what all of them have, told by the same control. */
export function sharedSections(parts: readonly Part[], metas: MetaIndex): readonly Section[] {
  const [first = [], ...others] = parts.map((part) => sectionsOf(part, metas));
  const isShared = ({ pointer: at, prop: each }: Entry): boolean =>
    at !== '/name' &&
    others.every((other) =>
      other.some(({ entries: list }) =>
        list.some((one) => one.pointer === at && one.prop.kind === each.kind && sameShape(one.prop, each)),
      ),
    );
  if (others.length === 0) return first;
  return first.flatMap((section) => {
    const shared = section.entries.filter(isShared);
    return shared.length === 0 ? [] : [{ ...section, entries: shared }];
  });
}

const sameShape = (one: Prop, other: Prop): boolean =>
  one.schema === other.schema || JSON.stringify(one.schema) === JSON.stringify(other.schema);

/** What a part writes for an entry. */
export const valueOf = (part: Part, { pointer: at, of }: Entry): unknown =>
  valueAt((of?.(part) ?? part).value, at);
