import { Check } from 'typebox/value';
import { DEFAULT_ZONE, literal, parseTime } from '../../conditions/index.ts';
import type { FieldNode } from '../../schemas/node.ts';
import type { ColumnType, RendererMeta } from '../../schemas/rendererMeta.ts';
import { importFinding } from './findings.ts';
import { readOptions, type ReadOptions } from './options.ts';
import { isBool, isList, isNumber, isRecord, isText, Reader } from './reader.ts';
import { isRequiredByValidator, readLimitProps, readRules, ruleOfFormat } from './rules.ts';
import type { Draft, Run } from './run.ts';
import { readState } from './state.ts';
import { type Wanted, widgetOfComponent, widgetOfType } from './widget.ts';

/** A property that is to become a field. */
export interface Property {
  readonly reader: Reader;
  readonly type: string;
  readonly address: string;
  /** The object around lists it as required. */
  readonly required: boolean;
  /** Its value is a list of objects, whose members are known. */
  readonly rows: boolean;
}

/** Makes a field of a property; undefined where no widget takes its values, which is told. */
export function readField(
  { reader, type, address, required, rows }: Property,
  run: Run,
): Draft<FieldNode> | undefined {
  const props = run.formily ? reader.within('x-component-props') : undefined;
  const choices = readChoices(reader, props, type, run);
  const format = reader.takeIf('format', isText);
  const choice = choices !== undefined;
  const of = type === 'array' && !choice && !rows ? entryType(reader) : undefined;
  const wanted = { type: type === 'integer' ? 'number' : type, format, choice, of, rows };
  const meta = chooseWidget(reader, props, wanted, run);
  if (!meta?.field) {
    run.report(importFinding('NO_WIDGET', reader.path, { type }));
    return undefined;
  }
  const items = reader.peek('items');
  if (of !== undefined && isRecord(items) && holdsEach(meta, of))
    finishItems(reader, new Reader(items, reader.at('items')), run);
  const code = run.codeFor(address, reader.path);
  const node: Draft<FieldNode> = { type: meta.type, id: run.idOf(code), name: code };
  readTexts(reader, node, run);
  // Forms of plain JSON Schema show the name of a property where it has no title.
  if (!run.formily && reader.peek('title') === undefined)
    node.title = literal(address.split('.').at(-1) ?? '');
  const written = {
    ...readLimitProps(reader, meta),
    ...readProps(props, meta, run),
    ...optionProps(choices, meta, run),
  };
  if (Object.keys(written).length > 0) node.props = written;
  const formatted = format === undefined ? undefined : ruleOfFormat(format, meta.field);
  if (format !== undefined && !formatted && !isFormat(meta, format)) {
    run.report(importFinding('FORMAT', reader.at('format'), { format }));
  }
  const rules = [...(formatted ? [formatted] : []), ...readRules(reader, meta.field, run)];
  if (type === 'integer' && !rules.some(({ rule }) => rule === 'integer')) rules.push({ rule: 'integer' });
  if (rules.length > 0) node.rules = rules.slice(0, 20);
  readDefault(reader, node, meta, run);
  if (required || isRequiredByValidator(reader) || reader.takeIf('required', isBool) === true)
    node.required = true;
  if (reader.takeIf('readOnly', isBool) === true) node.readOnly = true;
  if (run.formily) readState(reader, { node, address }, run);
  return node;
}

const isFormat = ({ imports }: RendererMeta, wanted: string): boolean =>
  imports?.jsonSchema?.some(({ format }) => format === wanted) === true;

function chooseWidget(
  reader: Reader,
  props: Reader | undefined,
  wanted: Wanted,
  run: Run,
): RendererMeta | undefined {
  const component = run.formily ? reader.takeIf('x-component', isText) : undefined;
  const given = reader.peek('x-component-props');
  const own =
    component === undefined
      ? undefined
      : widgetOfComponent(component, isRecord(given) ? given : {}, wanted.type, run.metas);
  if (own && canHold(own.meta, wanted)) {
    Object.keys(own.entry.props).forEach((name) => props?.take(name));
    if (own.entry.lastOf === true) run.report(importFinding('VALUE_CHANGED', reader.path));
    return own.meta;
  }
  // Whatever is chosen from is kept as text, or as a list of texts.
  const type = wanted.choice && wanted.type !== 'array' ? 'string' : wanted.type;
  const found = [wanted.format, undefined]
    .map((format) => widgetOfType({ ...wanted, type, format }, run.metas))
    .find((meta) => meta && canHold(meta, wanted));
  if (component !== undefined && found) {
    run.report(
      importFinding('COMPONENT.instead', reader.at('x-component'), { component, instead: found.type }),
    );
  }
  return found;
}

/** A widget of rows needs to know what stands in them. */
const canHold = ({ field }: RendererMeta, { rows }: Wanted): boolean => field?.members !== 'many' || rows;

/** The values that a property lists; undefined where it lists none. */
function readChoices(
  reader: Reader,
  props: Reader | undefined,
  type: string,
  run: Run,
): (ReadOptions & { readonly path: string }) | undefined {
  const items = type === 'array' ? reader.peek('items') : undefined;
  const inner = isRecord(items) ? new Reader(items, reader.at('items')) : undefined;
  const holders = [reader, inner].filter((each) => each !== undefined);
  const label = (text: string): string | undefined =>
    run.formily && text.includes('{{') ? undefined : literal(text);
  // The one text that may be chosen; a number or a switch is held to it by a rule.
  const only = reader.peek('enum') === undefined && type === 'string' ? reader.peek('const') : undefined;
  if (only !== undefined && only !== null && !isRecord(only) && !isList(only))
    return { ...readOptions([reader.take('const')], label), path: reader.at('const') };
  for (const holder of holders) {
    for (const key of ['enum', 'oneOf', 'anyOf']) {
      const list = holder.peek(key);
      if (!isList(list) || !(key === 'enum' || isListOfConstants(list))) continue;
      holder.take(key);
      const names = holder.takeIf('enumNames', isList) ?? [];
      if (holder === inner) finishItems(reader, inner, run);
      return { ...readOptions(list, label, names), path: holder.at(key) };
    }
  }
  for (const key of ['options', 'dataSource', 'treeData']) {
    const list = props?.takeIf(key, isList);
    if (props && list) return { ...readOptions(list, label), path: props.at(key) };
  }
  return undefined;
}

/** Whether a widget is the one for lists of such values. */
const holdsEach = ({ imports }: RendererMeta, wanted: string): boolean =>
  imports?.jsonSchema?.some(({ of }) => of === wanted) === true;

/** The type of the single values that a list holds; undefined where they are something else. */
function entryType(reader: Reader): string | undefined {
  const items = reader.peek('items');
  return isRecord(items) && items.type === 'string' ? items.type : undefined;
}

/** Items hold nothing but the choices, or single values: their type says nothing more, anything else is told. */
function finishItems(reader: Reader, items: Reader, run: Run): void {
  reader.take('items');
  reader.takeIf('uniqueItems', isBool); // nobody can choose twice
  items.take('type');
  items.rest(run.report);
}

/** Whether alternatives are values to choose from, and no shapes. */
export const isListOfConstants = (list: unknown): list is readonly unknown[] =>
  isList(list) && list.every(isConstant);

const isConstant = (entry: unknown): boolean => isRecord(entry) && Object.hasOwn(entry, 'const');

function optionProps(
  choices: ReturnType<typeof readChoices>,
  meta: RendererMeta,
  run: Run,
): Record<string, unknown> {
  if (!choices) return {};
  const { path } = choices;
  const [prop] = Object.entries(meta.props).find(([, { kind }]) => kind === 'options') ?? [];
  if (prop === undefined) {
    run.report(importFinding('NOT_CARRIED', path, { member: 'enum' }));
    return {};
  }
  if (choices.changed) run.report(importFinding('OPTIONS_CHANGED', path));
  if (choices.lost) {
    const lost = importFinding('OPTIONS_LOST', path);
    run.report(choices.options.length === 0 ? { ...lost, severity: 'error' } : lost);
  }
  if (choices.beyond) run.report(importFinding('TOO_MUCH.options', path));
  return { [prop]: choices.options };
}

/** Title, description and what stands beside the label. */
export function readTexts(reader: Reader, node: Draft, run: Run): void {
  const title = run.takeText(reader, 'title');
  const description = run.takeText(reader, 'description');
  if (title !== undefined) node.title = title;
  if (description !== undefined) node.description = description;
}

/** Props of a component that the widget has too, by the same or another name, and takes as they are. */
export function readProps(props: Reader | undefined, meta: RendererMeta, run: Run): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const key of props?.keys() ?? []) {
    const names = meta.imports?.props ?? {};
    const name = Object.hasOwn(names, key) ? (names[key] ?? key) : key;
    const prop = Object.hasOwn(meta.props, name) ? meta.props[name] : undefined;
    const value = props?.peek(key);
    const plain =
      prop && ['static', 'bindable', 'text'].includes(prop.kind) && !isRecord(value) && !isList(value);
    if (!props || !plain || !Check(prop.schema, value)) continue;
    props.take(key);
    const carried = isText(value) ? run.text(value, props.at(key)) : value;
    if (carried !== undefined) written[name] = carried;
  }
  props?.rest(run.report);
  return written;
}

function readDefault(reader: Reader, node: Draft<FieldNode>, { field }: RendererMeta, run: Run): void {
  const value = reader.peek('default');
  if (value === undefined || !field) return;
  const options = node.props?.options;
  const chosen =
    isList(options) && (isNumber(value) || isBool(value)) ? String(value) : asKept(value, field.column);
  if (value !== null && !Check(field.value, chosen)) return;
  const inert = inertValue(chosen, run);
  if (inert === undefined) return;
  reader.take('default');
  if (inert !== null && inert !== '') node.default = inert;
}

/** A moment, which may be written in any zone, as records keep it; anything else as it is. */
function asKept(value: unknown, column: ColumnType | null): unknown {
  const instant = column === 'datetime' && isText(value) ? parseTime(value, DEFAULT_ZONE) : undefined;
  return instant === undefined ? value : new Date(instant).toISOString();
}

/** A value that holds no template; undefined where it would. */
function inertValue(value: unknown, run: Run): unknown {
  if (isText(value)) return run.formily && value.includes('{{') ? undefined : literal(value);
  if (isList(value)) {
    const list = value.map((each) => inertValue(each, run));
    return list.includes(undefined) ? undefined : list;
  }
  return isRecord(value) ? undefined : value;
}
