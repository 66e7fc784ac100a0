import { localise, type Locale, type LocalText } from '../../schemas/text.ts';
import type { ExpectedMember, PageTest } from '../../schemas/pageTest.ts';
import type { CompiledField } from '../form.ts';
import type { Scope } from '../flag.ts';
import { fieldRights } from '../fieldRights.ts';
import { hideRule } from '../hide.ts';
import { type InspectedNode, inspectNodes, isShown, reasonsOf } from '../inspect/inspect.ts';
import { reasonOfFlag, reasonOfValue, type Reason, type StateName } from '../inspect/reason.ts';
import { moduleRights } from '../rights/moduleRights.ts';
import { toLocalText } from '../rule.ts';
import { fillForm, type FilledForm, givenValues, surroundingsOf } from './fillForm.ts';
import { sayReasons } from './sayReason.ts';
import type { NodeGroup, Subject } from './subject.ts';
import { Undecided } from './undecided.ts';
import { words } from './words.ts';

/** A state or a value as a test finds it. */
export interface Seen {
  readonly value: unknown;
  /** What it hangs on that the test has no data of; absent: it is as it is. */
  readonly undecided?: string | undefined;
  readonly why: () => LocalText;
}

/** A part of a document as a test finds it. */
export interface SeenPart {
  readonly key: string;
  readonly title: LocalText;
  /** Its value follows an expression. */
  readonly computed: boolean;
  readonly members: Readonly<Partial<Record<ExpectedMember, Seen>>>;
}

/** What a test finds: all parts by key, or the field by which the form never settles. */
export type Observation =
  | { readonly parts: ReadonlyMap<string, SeenPart>; readonly restless?: undefined }
  | { readonly restless: LocalText };

const STATES: readonly StateName[] = ['visible', 'enabled', 'required', 'readOnly'];

/**
 * Looks at a page as a test says, part by part.
 * @param scope what its expressions read (`scopeOf`)
 * @throws OverBudget
 */
export function observe(subject: Subject, test: PageTest, scope: Scope): Observation {
  const around = surroundingsOf(subject, test);
  const { form } = subject;
  const filled = form && fillForm(form, test, scope, around);
  if (filled?.restless) return { restless: titleOf(filled.restless.node.source) };
  const parts = new Map<string, SeenPart>();
  const add = (part: SeenPart): void => {
    if (!parts.has(part.key)) parts.set(part.key, part);
  };
  const inner = filled?.scope ?? scope;
  const undecided = new Undecided(inner, form, givenValues(test, around));
  for (const group of subject.groups) {
    const place = { scope: group.inRow ? { ...inner, row: test.record ?? {} } : inner, around };
    const known = group.inRow ? new Undecided(place.scope, undefined, {}) : undecided;
    const nodes = inspectNodes(group.nodes, place, () => undefined, absentOf(group, test));
    for (const part of nodesIn(nodes, known)) add(part);
  }
  if (form && filled)
    for (const field of form.fields)
      parts.set(field.node.source.id, fieldPart(field, filled, undecided, parts));
  for (const part of columnsOf(subject, test, scope, undecided)) add(part);
  return { parts };
}

/** Without a record there is no row to do anything with. */
const absentOf = ({ inRow }: NodeGroup, { record }: PageTest): Reason | undefined =>
  inRow && (record ?? null) === null ? { kind: 'noRecords' } : undefined;

/** How people call a node. */
export const titleOf = ({ title, name, id }: { title?: unknown; name?: string; id: string }): LocalText => {
  const said =
    typeof title === 'object' || typeof title === 'string'
      ? (title as Parameters<typeof toLocalText>[0])
      : '';
  const { zhCN, enUS } = toLocalText(said);
  const plain = name ?? id;
  return { zhCN: zhCN === '' ? plain : zhCN, enUS: enUS === '' ? plain : enUS };
};

/** Every node of a tree with its states. */
function nodesIn(nodes: readonly InspectedNode[], undecided: Undecided): readonly SeenPart[] {
  const titles = new Map<string, LocalText>();
  const states = new Map<string, InspectedNode>();
  const all: InspectedNode[] = [];
  const visit = (inspected: InspectedNode): void => {
    const { node, children } = inspected;
    titles.set(node.path, titleOf(node.source));
    states.set(node.path, inspected);
    all.push(inspected);
    children.forEach(visit);
  };
  nodes.forEach(visit);
  const nameOf = (path: string, locale: Locale): string => localise(titles.get(path) ?? path, locale);
  const judged = ({ path }: { path: string }, name: StateName): boolean =>
    states.get(path)?.state[name].value ?? false;
  return all.map((inspected) => {
    const seen = (name: StateName): Seen => ({
      value: name === 'visible' ? isShown(inspected) : inspected.state[name].value,
      undecided: inspected.absent ? undefined : undecided.state(inspected, name, judged),
      why: () =>
        sayReasons(
          name === 'visible' && inspected.absent ? [inspected.absent] : reasonsOf(inspected, name),
          nameOf,
        ),
    });
    const { source } = inspected.node;
    return {
      key: source.id,
      title: titleOf(source),
      computed: source.value !== undefined,
      members: Object.fromEntries(STATES.map((name) => [name, seen(name)])),
    };
  });
}

/** A field of the form, with its states where the layout places it, its value and whether that is sound. */
function fieldPart(
  field: CompiledField,
  { values, errors, scope, around }: FilledForm,
  undecided: Undecided,
  placed: ReadonlyMap<string, SeenPart>,
): SeenPart {
  const { code, node } = field;
  const { source } = node;
  const states = field.placed ? placed.get(source.id)?.members : undefined;
  const unknown = undecided.value(code);
  const broken = errors.filter((error) => error.field === code || error.field.startsWith(`${code}.`));
  const hidden = states?.visible?.value === false && hideRule(field.hide).empties;
  const members: SeenPart['members'] = {
    ...(states ?? { visible: { value: false, why: () => words.notPlaced } }),
    value: {
      value: around.rights?.mayRead(code) === false ? null : (values[code] ?? null),
      undecided: unknown,
      why: () => {
        const reason = reasonOfValue(node, scope);
        return reason ? sayReasons([reason], () => '') : hidden ? words.emptied : words.given;
      },
    },
    valid: {
      value: broken.length === 0,
      undecided:
        unknown ??
        states?.visible?.undecided ??
        states?.required?.undecided ??
        states?.enabled?.undecided ??
        states?.readOnly?.undecided ??
        undecided.rules(field) ??
        field.members?.fields.map((member) => undecided.rules(member)).find((name) => name !== undefined),
      why: () => joined(broken.map(({ message }) => message)) ?? words.sound,
    },
  };
  return { key: source.id, title: titleOf(source), computed: source.value !== undefined, members };
}

const joined = (texts: readonly LocalText[]): LocalText | undefined =>
  texts.length === 0
    ? undefined
    : {
        zhCN: texts.map(({ zhCN }) => zhCN).join('；'),
        enUS: texts.map(({ enUS }) => enUS).join('; '),
      };

/** The columns of a list: those that the role may read, as far as their own rule shows them. */
function columnsOf(
  { module, columns }: Subject,
  { as }: PageTest,
  scope: Scope,
  undecided: Undecided,
): readonly SeenPart[] {
  if (module === undefined) return [];
  const rights = fieldRights(moduleRights(module, [as.role]));
  return columns.map(({ key, source, flag }): SeenPart => {
    const field = module.fields.find(({ name }) => name === source.field);
    const mayRead = field === undefined || rights.mayRead(source.field);
    const seen: Seen = {
      value: mayRead && (flag.constant ?? flag.test(scope)),
      undecided: mayRead ? undecided.missingIn(flag) : undefined,
      why: () =>
        sayReasons([mayRead ? reasonOfFlag(source.visible, flag, scope) : { kind: 'right' }], () => ''),
    };
    const title = source.title ?? field?.title;
    return {
      key,
      title: titleOf({ title, id: source.field }),
      computed: false,
      members: { visible: seen },
    };
  });
}
