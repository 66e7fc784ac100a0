import { literal } from '../../../conditions/index.ts';
import type { FieldNode, Rule } from '../../../schemas/node.ts';
import type { FieldMeta, RendererMeta } from '../../../schemas/rendererMeta.ts';
import type { Normal } from '../normalise/normalise.ts';
import { importFinding } from '../read/findings.ts';
import { isBool, isNumber, isText } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Draft, Run } from '../read/run.ts';
import { gatherLimits, holdsType } from './capacity.ts';
import { type Choices, finishItems, optionProps, readChoices } from './choices.ts';
import { chooseWidget } from './chooseWidget.ts';
import { readDefault } from './firstValue.ts';
import { readProps, readTexts } from './props.ts';
import { readLimitProps, readRules, within } from './rules.ts';
import { isRequiredByValidator, ofFormat } from './validators.ts';

/** A property that is to become a field. */
export interface Property {
  readonly reader: Reader;
  readonly type: string;
  /** Names from the form, or from the row. */
  readonly address: readonly string[];
  /** The object around lists it as required. */
  readonly required: boolean;
  /** What its list holds, in one piece. */
  readonly items: Normal | undefined;
  /** Its list has rows: of objects, or of single values under this code. */
  readonly rows: false | 'objects' | { readonly column: string };
}

/** A field, and what its values were. */
export interface MadeField {
  readonly node: Draft<FieldNode>;
  readonly meta: RendererMeta;
  /** As `Known` has them. */
  readonly originals: ReadonlyMap<string, unknown> | undefined;
}

/** Makes a field of a property; undefined where no widget takes its values, which is told. */
export function readField(property: Property, run: Run): MadeField | undefined {
  const { reader, type, address, items } = property;
  const props = run.formily ? reader.within('x-component-props') : undefined;
  const choices = readChoices(reader, props, { type, items }, run);
  const format = reader.takeIf('format', isText);
  const rows = property.rows !== false && choices === undefined;
  const of = choices || rows ? undefined : wordsOf(items);
  const wanted = {
    type: type === 'integer' ? 'number' : type,
    format,
    choice: choices !== undefined,
    of,
    rows,
  };
  const chosen = chooseWidget(reader, props, wanted, run);
  const meta = chosen?.meta;
  if (!meta?.field) {
    run.report(importFinding('NO_WIDGET', reader.path, { type }));
    return undefined;
  }
  if (of !== undefined && items) finishItems(reader, items.reader, run);
  if (meta.imports?.words !== undefined)
    run.report(importFinding('VALUE_CHANGED.words', reader.path, mostWords(meta.field)));
  const code = run.codeFor(address.join('.'), reader.path);
  const node: Draft<FieldNode> = { type: meta.type, id: run.idOf(code), name: code };
  readTexts(reader, node, run);
  // Forms of plain JSON Schema show the name of a property where it has no title.
  if (!run.formily && reader.peek('title') === undefined) node.title = literal(address.at(-1) ?? '');
  const bounds = boundsOf(props, meta);
  const written = {
    ...chosen?.entry?.sets,
    ...readLimitProps(reader, meta),
    ...readProps(props, meta, run),
    ...optionProps(choices, meta, reader.path, run),
  };
  if (Object.keys(written).length > 0) node.props = written;
  const rules = within(
    [...rulesOf({ reader, type, format, meta }, meta.field, run), ...bounds],
    reader.path,
    run,
  );
  if (rules.length > 0) node.rules = rules;
  const column = rows && typeof property.rows === 'object' ? property.rows.column : undefined;
  readDefault(reader, node, meta, run, column);
  readFlags(property, node);
  gatherLimits(node, meta, rules, run);
  return { node, meta, originals: originalsOf({ type, choices, meta }, reader.path, run) };
}

/** The type of the texts of a list that holds each once: words. Other lists of single values have rows. */
function wordsOf(items: Normal | undefined): string | undefined {
  return items?.reader.peek('type') === 'string' ? 'string' : undefined;
}

function mostWords({ value }: FieldMeta): { most: number; length: number } {
  const { maxItems, items } = value as { maxItems?: unknown; items?: { maxLength?: unknown } };
  return { most: Number(maxItems), length: Number(items?.maxLength) };
}

/** Props that bound a value there are rules here. */
function boundsOf(props: Reader | undefined, { imports }: RendererMeta): readonly Rule[] {
  return Object.entries(imports?.bounds ?? {}).flatMap(([prop, rule]) => {
    const value = props?.peek(prop);
    return isNumber(value) ? [{ rule, value }] : [];
  });
}

interface Ruled {
  readonly reader: Reader;
  readonly type: string;
  readonly format: string | undefined;
  readonly meta: RendererMeta;
}

function rulesOf({ reader, type, format, meta }: Ruled, field: FieldMeta, run: Run): readonly Rule[] {
  // A widget that holds nothing but values of the format needs no rule.
  const isItsOwn =
    field.column !== 'text' && meta.imports?.jsonSchema?.some((each) => each.format === format);
  const unruled =
    format === undefined || isItsOwn === true || (format === 'password' && isFormat(meta, format));
  const rules = [
    ...(unruled ? [] : ofFormat(format, field, run, reader.at('format'))),
    ...readRules(reader, field, run),
  ];
  const whole = type === 'integer' && field.column === 'number';
  const once = rules.filter(
    ({ rule }, index) => rule !== 'integer' || rules.findIndex((each) => each.rule === rule) === index,
  );
  return whole && !once.some(({ rule }) => rule === 'integer') ? [...once, { rule: 'integer' }] : once;
}

const isFormat = ({ imports }: RendererMeta, wanted: string): boolean =>
  imports?.jsonSchema?.some(({ format }) => format === wanted) === true;

function readFlags({ reader, required }: Property, node: Draft<FieldNode>): void {
  const said = reader.takeIf('required', isBool) === true;
  if (required || isRequiredByValidator(reader) || said) node.required = true;
  if (reader.takeIf('readOnly', isBool) === true) node.readOnly = true;
}

interface Kept {
  readonly type: string;
  readonly choices: Choices | undefined;
  readonly meta: RendererMeta;
}

/** What the values were, where they are others here. */
function originalsOf({ type, choices, meta }: Kept, path: string, run: Run): MadeField['originals'] {
  if (choices?.changed) return choices.originals;
  return choices || holdsType(type, meta, path, run) ? undefined : new Map();
}
