import { types } from '../../conditions/check/index.ts';
import { CONTROL_PREFIX, controlIdOf } from '../../schemas/controlType.ts';
import { type FieldReference, isFieldReference, type Node } from '../../schemas/node.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { checkFinding } from './findings.ts';
import { checkChain } from './action.ts';
import {
  type Check,
  documentOrigin,
  fieldOrigin,
  KEY,
  metaOf,
  nodeTypes,
  noteUse,
  type Place,
  reportAt,
  within,
} from './context.ts';
import { checkFit } from './fit.ts';
import { enter, isPassedOver } from './enter.ts';
import { checkField } from './field.ts';
import { checkFlag } from './flag.ts';
import { checkProps, providedBy } from './props.ts';
import { isBroken } from './target.ts';
import { checkText } from './text.ts';
import { typeOfSchema } from './typeOfSchema.ts';

/** Checks nodes and all that stands in them. @param outer the widget whose children they are, if they are any's */
export function checkNodes(
  nodes: readonly (Node | FieldReference)[],
  place: Place,
  check: Check,
  path: string,
  outer?: RendererMeta,
): void {
  for (const [index, child] of nodes.entries()) {
    const at = `${path}/${String(index)}`;
    checkFit(child, outer, check, at);
    if (isFieldReference(child)) checkReference(child, place, check, at);
    else checkNode(child, place, check, at);
  }
}

function checkReference({ field }: FieldReference, place: Place, check: Check, path: string): void {
  const { fields } = place;
  noteUse(check, fieldOrigin(place, field), `${path}/field`);
  if (fields?.has(field) === true) return;
  check.report(
    checkFinding(
      'UNKNOWN_FIELD',
      `${path}/field`,
      { name: field },
      check.propose(field, () => fields ?? []),
    ),
  );
}

/** Checks one node: its widget, its states, its texts, its props, what it does, and what stands in it. */
export function checkNode(node: Node, around: Place, check: Check, path: string): void {
  if (isPassedOver(check, path)) return;
  const place = enter(check, path, around);
  checkId(node, check, path);
  const shown = checkFlag(node.visible, place, check, `${path}/visible`);
  if (shown === false) check.report(checkFinding('UNREACHABLE', `${path}/visible`));
  for (const flag of ['enabled', 'required', 'readOnly'] as const) {
    checkFlag(node[flag], place, check, `${path}/${flag}`);
  }
  for (const text of ['title', 'description', 'tooltip'] as const) {
    reportAt(check, `${path}/${text}`, checkText(node[text], place, check));
  }
  const meta = metaOf(node.type, check.context);
  if (!meta) {
    check.report(widgetMissing(node.type, check, `${path}/type`));
    return;
  }
  const control = controlIdOf(node.type);
  if (control !== undefined) noteControl(node, control, check, path);
  checkProps(node, meta, place, check, `${path}/props`);
  checkName(node, meta, check, path);
  checkField(node, meta, place, check, path);
  checkEvents(node, meta, place, check, path);
  checkInside(node, meta, within(place, providedBy(node, meta, place, check)), check, path);
}

/** A node that is a control names it, its inputs by its props, and its events by what it hears. */
function noteControl({ props = {}, on = {} }: Node, control: string, check: Check, path: string): void {
  const of = documentOrigin('control', control);
  noteUse(check, of, `${path}/type`, {
    span: [CONTROL_PREFIX.length, CONTROL_PREFIX.length + control.length],
  });
  for (const [member, part, names] of [
    ['props', 'input', props],
    ['on', 'event', on],
  ] as const) {
    for (const name of Object.keys(names))
      noteUse(check, { ...of, part: `${part}:${name}`, name }, `${path}/${member}/${name}`, KEY);
  }
}

/** Checks that a widget which is known by a text alone has one. */
function checkName(
  { type, title, props }: Node,
  { namedBy }: RendererMeta,
  check: Check,
  path: string,
): void {
  if (namedBy !== undefined && isEmptyText(props?.[namedBy]) && isEmptyText(title))
    check.report(checkFinding('MISSING_LABEL.widget', path, { type, prop: namedBy }));
}

/** Nothing in either language; one that is missing is a finding of its own. */
const isEmptyText = (text: unknown): boolean =>
  typeof text === 'object' && text !== null
    ? Object.values(text).every(isEmptyText)
    : text === undefined || text === null || (typeof text === 'string' && text.trim() === '');

/** Why there is no widget of a type: its control is broken, its package is not here, or there is none of that name. */
function widgetMissing(type: string, check: Check, path: string): Finding {
  const control = controlIdOf(type);
  if (control !== undefined && isBroken('control', control, check.context))
    return checkFinding('BROKEN_DOCUMENT', path, { kind: 'control', id: control });
  const missing = packageMissing(type, check);
  if (missing !== undefined)
    return checkFinding('UNKNOWN_TYPE.package', path, { name: type, package: missing });
  const near = check.propose(type, () => nodeTypes(check.context));
  return checkFinding('UNKNOWN_TYPE', path, { name: type }, near);
}

/** The outside package of a widget, where nothing of that package is here. */
function packageMissing(type: string, { context }: Check): string | undefined {
  const [name = '', rest] = type.split('/');
  if (rest === undefined || type.startsWith(CONTROL_PREFIX)) return undefined;
  return context.metas.types.some((each) => each.startsWith(`${name}/`)) ? undefined : name;
}

function checkId({ id }: Node, { ids, report }: Check, path: string): void {
  const first = ids.get(id);
  if (first === undefined) ids.set(id, path);
  else report(checkFinding('DUPLICATE_ID', `${path}/id`, { id, first }));
}

function checkEvents(node: Node, meta: RendererMeta, place: Place, check: Check, path: string): void {
  const events = meta.events ?? {};
  if (check.context.onPlace)
    for (const [event, declared] of Object.entries(events))
      enter(check, `${path}/on/${event}`, heard(declared, place));
  for (const [event, chain] of Object.entries(node.on ?? {})) {
    const declared = Object.hasOwn(events, event) ? events[event] : undefined;
    if (!declared) {
      check.report(
        checkFinding(
          'UNKNOWN_EVENT.handled',
          `${path}/on/${event}`,
          { owner: meta.type, name: event },
          check.propose(event, () => Object.keys(events)),
        ),
      );
      continue;
    }
    checkChain(chain, heard(declared, place), check, `${path}/on/${event}`);
  }
}

/** What the steps that hear of an event see: its payload. */
const heard = ({ payload }: NonNullable<RendererMeta['events']>[string], place: Place): Place =>
  within(place, { event: payload === undefined ? types.ANY : typeOfSchema(payload) });

/** A value with members is answered whole, so that none of them can be a secret. */
function checkMembers({ children = [] }: Node, check: Check, path: string): void {
  for (const [index, child] of children.entries()) {
    if (isFieldReference(child) || child.name === undefined) continue;
    if (metaOf(child.type, check.context)?.field?.secret === true)
      check.report(checkFinding('SECRET_FIELD', `${path}/${String(index)}`, { code: child.name }));
  }
}

function checkInside(node: Node, meta: RendererMeta, place: Place, check: Check, path: string): void {
  if (node.children && node.children.length > 0 && meta.container !== true) {
    check.report(checkFinding('NO_CONTAINER', `${path}/children`, { type: meta.type }));
  }
  if (meta.field?.members) checkMembers(node, check, `${path}/children`);
  checkNodes(node.children ?? [], place, check, `${path}/children`, meta);
  const slots = meta.slots ?? {};
  for (const [name, nodes] of Object.entries(node.slots ?? {})) {
    const at = `${path}/slots/${name}`;
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (!slot)
      check.report(
        checkFinding(
          'UNKNOWN_SLOT',
          at,
          { owner: meta.type, name },
          check.propose(name, () => Object.keys(slots)),
        ),
      );
    for (const [index, child] of nodes.entries()) {
      const family = metaOf(child.type, check.context)?.family;
      if (slot?.accepts && family !== undefined && !slot.accepts.includes(family)) {
        check.report(
          checkFinding('SLOT_REFUSES', `${at}/${String(index)}/type`, {
            type: meta.type,
            slot: name,
            child: child.type,
          }),
        );
      }
    }
    checkNodes(nodes, place, check, at);
  }
}
