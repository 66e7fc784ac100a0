import { checkTemplate, types, type StaticType } from '../../conditions/check/index.ts';
import type { Action } from '../../schemas/action.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { Node } from '../../schemas/node.ts';
import type { Option } from '../../schemas/option.ts';
import type { Prop } from '../../schemas/prop.ts';
import type { ProvidedName, RendererMeta } from '../../schemas/rendererMeta.ts';
import type { Text } from '../../schemas/text.ts';
import { because, checkFinding } from './findings.ts';
import { checkChain } from './action.ts';
import { addressUse, checkAddress } from './address.ts';
import { type Check, noteUse, originIn, type Place, reportAt, within } from './context.ts';
import { checkIcons } from './icon.ts';
import { enter } from './enter.ts';
import { checkLanguage } from './language.ts';
import { checkMeasured, checkMember, checkMembers } from './memberNames.ts';
import { checkFormValues, checkNamedForm } from './namedForm.ts';
import { typeOfMembers } from './recordType.ts';
import { shapeFindings } from './shapeFindings.ts';
import { checkModule } from './target.ts';
import { checkText } from './text.ts';
import { typeOfSchema } from './typeOfSchema.ts';
import { checkTyped, checkValue } from './value.ts';

/** Checks the props of a node against its widget's declaration. */
export function checkProps(node: Node, meta: RendererMeta, place: Place, check: Check, path: string): void {
  const written = node.props ?? {};
  for (const name of Object.keys(written)) {
    if (Object.hasOwn(meta.props, name)) continue;
    check.report(
      checkFinding(
        'UNKNOWN_PROP',
        `${path}/${name}`,
        { owner: meta.type, name },
        check.propose(name, () => Object.keys(meta.props).filter((known) => !Object.hasOwn(written, known))),
      ),
    );
  }
  const provided = within(place, providedBy(node, meta, place, check));
  for (const [name, prop] of Object.entries(meta.props)) {
    const value = written[name];
    const at = `${path}/${name}`;
    if (prop.kind === 'template') enter(check, at, provided);
    if (value === undefined) {
      if (prop.required)
        check.report(checkFinding('MISSING_MEMBER.prop', at, { type: meta.type, name, title: prop.title }));
      continue;
    }
    const [wrong] = shapeFindings(prop.schema, value, check.context.valueFits);
    if (!wrong) checkIcons(prop.schema, value, check, at);
    if (!wrong) checkRepeated(prop, value, check, at);
    if (wrong) check.report(because('WRONG_PROP', at, { type: meta.type, name }, wrong));
    else if (prop.measure !== undefined) checkMeasured(value as string[], prop.measure, node, check, at);
    else if (prop.names !== undefined) checkNamedForm(prop, value, written, check, at);
    else if (prop.kind === 'member')
      checkMembers(value, prop, elementsOf(prop.of, node, meta, place), check, at);
    else if (prop.language !== undefined)
      checkLanguage(prop.language, value, place, check, at, storedBy(prop, written, check, path));
    else {
      checkProp(prop, value, prop.kind === 'template' ? provided : place, check, at);
      if (prop.kind === 'bindable' && prop.of !== undefined) checkFormValues(prop, value, written, check, at);
    }
  }
}

/** The form that stores what a schema asks for: without it nothing of the widget can be sent, which the check says. */
function storedBy(
  { of = '' }: Prop,
  written: Readonly<Record<string, unknown>>,
  check: Check,
  path: string,
): FormDocument | undefined {
  const id = written[of];
  if (typeof id !== 'string') return undefined;
  const form = check.context.document('form', id);
  if (!form) checkModule(id, check, `${path}/${of}`);
  return form;
}

/** Names that stand twice in a list: the second would take the place of the first, or stand beside it once more. */
function checkRepeated({ kind, by, unique = by }: Prop, value: unknown, check: Check, path: string): void {
  if (!Array.isArray(value) || (unique === undefined && kind !== 'member')) return;
  const seen = new Set<unknown>();
  value.forEach((each: unknown, index) => {
    const name = unique === undefined ? each : (each as Record<string, unknown>)[unique];
    const at = [path, String(index), ...(unique === undefined ? [] : [unique])].join('/');
    if (seen.has(name)) check.report(checkFinding('DUPLICATE_CODE', at, { code: String(name) }));
    seen.add(name);
  });
}

function checkProp(prop: Prop, value: unknown, place: Place, check: Check, path: string): void {
  switch (prop.kind) {
    case 'static':
    case 'member':
      return;
    case 'text': {
      reportAt(check, path, checkText(value as Text, place, check));
      return;
    }
    case 'bindable': {
      reportAt(check, path, checkTyped(value, typeOfSchema(prop.resolved ?? prop.schema), place, check));
      const use = addressUse(prop.resolved);
      if (use !== undefined) checkAddress(value, use, check, path);
      return;
    }
    case 'template': {
      reportAt(check, path, checkValue(value, place, check));
      return;
    }
    case 'source': {
      checkSourceName(value, place, check, path);
      return;
    }
    case 'event': {
      checkEventName(String(value), place, check, path);
      return;
    }
    case 'options': {
      checkOptions(value, place, check, path);
      return;
    }
    case 'actions': {
      checkChain(value as Action[], place, check, path);
      return;
    }
  }
}

function checkSourceName(value: unknown, { sources, scope }: Place, check: Check, path: string): void {
  const name = String(value);
  noteUse(check, originIn(scope.members.sources, name), path);
  if (Object.hasOwn(sources, name)) return;
  check.report(
    checkFinding(
      'UNKNOWN_SOURCE',
      path,
      { name },
      check.propose(name, () => Object.keys(sources)),
    ),
  );
}

function checkEventName(name: string, { emits = new Set() }: Place, check: Check, path: string): void {
  if (emits.has(name)) noteUse(check, { document: check.own, part: `event:${name}`, name }, path);
  if (!emits.has(name))
    check.report(
      checkFinding(
        'UNKNOWN_EVENT',
        path,
        { name },
        check.propose(name, () => emits),
      ),
    );
}

function checkOptions(value: unknown, place: Place, check: Check, path: string): void {
  if (Array.isArray(value)) {
    const seen = new Set<string>();
    value.forEach((option: Option, index) => {
      const at = `${path}/${String(index)}`;
      reportAt(check, `${at}/label`, checkText(option.label, place, check));
      // The same value below another one is another choice.
      const key = JSON.stringify([option.parent, String(option.value)]);
      if (seen.has(key))
        check.report(checkFinding('DUPLICATE_OPTION', `${at}/value`, { value: String(option.value) }));
      seen.add(key);
    });
    return;
  }
  const options = value as {
    dictionary?: string;
    source?: string;
    parent?: string;
    value?: string;
    label?: string;
  };
  if (
    options.dictionary !== undefined &&
    check.context.dictionary &&
    !check.context.dictionary(options.dictionary)
  ) {
    check.report(checkFinding('UNKNOWN_DICTIONARY', `${path}/dictionary`, { name: options.dictionary }));
  }
  if (options.parent !== undefined)
    reportAt(check, `${path}/parent`, checkValue(options.parent, place, check));
  if (options.source === undefined) return;
  checkSourceName(options.source, place, check, `${path}/source`);
  const row = elementOf(sourceType(options.source, place));
  for (const name of ['value', 'label'] as const) {
    const code = options[name];
    if (code !== undefined) checkMember(code, row, check, `${path}/${name}`);
  }
}

const sourceType = (name: string, { scope }: Place): StaticType => {
  const { sources } = scope.members;
  return (sources?.kind === 'record' ? sources.members[name] : undefined) ?? types.ANY;
};

const elementOf = (type: StaticType): StaticType => (type.kind === 'list' ? type.of : types.ANY);

const declared: Readonly<Record<ProvidedName['type'], StaticType>> = {
  any: types.ANY,
  record: types.openRecord(),
  records: types.listOf(types.openRecord()),
  text: types.TEXT,
  array: types.listOf(types.ANY),
  bool: types.BOOL,
  number: types.NUMBER,
  time: types.TIME,
  user: { kind: 'user' },
};

/** What the elements of a prop's list are; of a view of a list, which needs no source, the records of that list. */
function elementsOf(name: string | undefined, node: Node, meta: RendererMeta, place: Place): StaticType {
  const prop = name === undefined ? undefined : meta.props[name];
  const value = name === undefined ? undefined : node.props?.[name];
  if (prop?.kind === 'source' && value === undefined)
    return (meta.listView === true ? place.records : undefined) ?? types.ANY;
  if (!prop || value === undefined) return types.ANY;
  const list =
    typeof value === 'string' && prop.kind === 'source'
      ? sourceType(value, place)
      : checkTemplate(value, place.scope, { propose: () => undefined }).type;
  return elementOf(list);
}

/**
 * The names that a node adds for what stands inside it; an element of a prop's list has that list's type, a record whose
 * fields stand in the node has those.
 */
export function providedBy(
  node: Node,
  meta: RendererMeta,
  place: Place,
  { context, own }: Check,
): Record<string, StaticType> {
  const holdsFields = meta.field?.members !== undefined;
  const names = Object.entries(meta.provides ?? {}).map(([name, { type, each }]) => {
    if (holdsFields && type === 'record')
      return [name, typeOfMembers(node, place.form ?? own, context)] as const;
    const element = elementsOf(each, node, meta, place);
    return [name, element.kind === 'any' ? declared[type] : element] as const;
  });
  return Object.fromEntries(names);
}
