import { listed } from '../../schemas/text.ts';
import { DOCUMENT_NODES } from '../../schemas/limits.ts';
import type { FieldNode, FieldReference, Node } from '../../schemas/node.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { isListOfConstants, readField, readProps, readTexts } from './field.ts';
import { importFinding } from './findings.ts';
import { isList, isNumber, isRecord, isText, Reader } from './reader.ts';
import { readParts, type Rows, rowsOf, targetOf } from './rows.ts';
import { type Draft, Run } from './run.ts';
import { readState } from './state.ts';
import { partOf, widgetOfComponent } from './widget.ts';

type Placed = readonly (Node | FieldReference)[];
type Raw = Readonly<Record<string, unknown>>;

const MOST_FIELDS = 500;
/** Levels of layout: a document has room for forty levels of JSON, and each takes two. */
const DEEPEST = 12;

/** Lists as Formily's designer types them: `string[]`, `Array<object>`. */
const LIST_TYPE = /^(?:\w+\[\]|Array<\w+>)$/i;

/** Members that say what a property without a type is. */
const UNTYPED = ['x-component', 'format', 'pattern', 'minLength', 'maxLength'];

interface Around {
  /** Names of the objects around, which values are read by. */
  readonly address: readonly string[];
  readonly required: ReadonlySet<string>;
  /** An object around may be left out, and with it what it requires. */
  readonly optional?: boolean;
  readonly depth: number;
  /** References that are being followed. */
  readonly following: readonly string[];
}

/** Reads the properties of a form schema, in their order, into the fields of a run and what places them. */
export class FormWalk {
  private readonly run: Run;
  private readonly root: Raw;

  constructor(run: Run, root: Raw) {
    this.run = run;
    this.root = root;
  }

  /** The properties of an object. */
  object(reader: Reader, around: Omit<Around, 'required'>): Placed {
    const properties = reader.within('properties');
    if (!properties) return [];
    const listed = new Set((reader.takeIf('required', isList) ?? []).filter(isText));
    for (const name of listed) {
      if (properties.peek(name) === undefined)
        this.run.report(importFinding('NOT_CARRIED.unknownRequired', reader.at('required'), { name }));
      else if (around.optional)
        this.run.report(importFinding('NOT_CARRIED.requiredInside', reader.at('required'), { name }));
    }
    const required = around.optional ? new Set<string>() : listed;
    return properties
      .keys()
      .map((name, index) => ({ name, order: orderOf(properties.peek(name), index) }))
      .sort((a, b) => a.order - b.order)
      .flatMap(({ name }) => this.named(name, properties, { ...around, required }));
  }

  private named(name: string, properties: Reader, around: Around): Placed {
    this.run.visited.count += 1;
    const path = properties.at(name);
    if (this.run.visited.count > DOCUMENT_NODES || around.depth > DEEPEST) {
      this.run.report(importFinding('TOO_MUCH.parts', path));
      return [];
    }
    const value = properties.peek(name);
    if (!isRecord(value)) {
      this.run.report(importFinding('NOT_CARRIED.field', path, { name }));
      return [];
    }
    return this.property(name, new Reader(value, path), around);
  }

  private property(name: string, reader: Reader, around: Around): Placed {
    const reference = reader.takeIf('$ref', isText);
    if (reference !== undefined) return this.referred(name, reference, reader, around);
    reader.take('x-index');
    const type = this.typeOf(reader);
    if (type === 'object' && !holdsFields(reader))
      this.run.report(importFinding('NO_WIDGET', reader.path, { type }));
    const placed =
      type === 'void' || type === 'object'
        ? this.group(name, type, reader, around)
        : this.field(name, type, reader, around);
    reader.rest(this.run.report);
    return placed;
  }

  /** A property that stands elsewhere in the same schema. */
  private referred(name: string, reference: string, reader: Reader, around: Around): Placed {
    reader.rest(this.run.report);
    if (around.following.includes(reference)) {
      this.run.report(importFinding('REFERENCE.circle', reader.at('$ref')));
      return [];
    }
    const target = targetOf(reference, this.root);
    if (!target) {
      this.run.report(importFinding('REFERENCE', reader.at('$ref')));
      return [];
    }
    const following = [...around.following, reference];
    return this.property(name, new Reader(target, reference.slice(1)), { ...around, following });
  }

  /** The type of a value; of several the one beside null. Values of more than one are told of, unless they are listed. */
  private typeOf(reader: Reader): string {
    const type = reader.peek('type');
    if (isText(type)) {
      reader.take('type');
      return this.run.formily && LIST_TYPE.test(type) ? 'array' : type;
    }
    const types = isList(type) ? typesAmong(type) : [];
    if (types.length > 0) reader.take('type');
    if (types[0] !== undefined && types.length === 1) return types[0];
    const kept = reader.peek('properties') === undefined ? 'string' : 'object';
    if (listsValues(reader)) return kept;
    if (types.length > 1) {
      const among = { zhCN: listed(types, 'zhCN'), enUS: listed(types, 'enUS') };
      this.run.report(importFinding('TYPE_UNION', reader.path, { types: among, kept }));
    }
    // What a component, a pattern or a format says is as good as a type.
    else if (kept === 'string' && !UNTYPED.some((member) => reader.peek(member) !== undefined))
      this.run.report(importFinding('NO_TYPE', reader.path));
    return kept;
  }

  private field(name: string, type: string, reader: Reader, around: Around): Placed {
    const address = [...around.address, name].join('.');
    if (this.run.fields.length >= MOST_FIELDS) {
      this.run.report(importFinding('TOO_MUCH.fields', reader.path));
      return [];
    }
    const required = around.required.has(name);
    const wrapper = this.decorator(reader);
    const rows = type === 'array' ? rowsOf(reader, around.following, this.root) : undefined;
    const node = readField({ reader, type, address, required, rows: rows !== undefined }, this.run);
    if (!node) return [];
    if (rows && this.run.metas.get(node.type)?.field?.members === 'many')
      this.rows(node, rows, reader, around);
    this.run.fields.push(node);
    this.run.nodes.set(address, node);
    const placed = [{ field: node.name }];
    return wrapper ? [{ ...wrapper, children: placed }] : placed;
  }

  /** The fields in the rows of a field; how they are laid out is the widget's. */
  private rows(node: Draft<FieldNode>, { items, following }: Rows, reader: Reader, around: Around): void {
    reader.take('items');
    items.take('type');
    const component = items.peek('x-component') ?? items.peek('x-decorator');
    if (isText(component) && partOf(component, this.run.metas)) {
      items.take('x-component');
      items.take('x-decorator');
    }
    const inside = new Run(this.run.metas, this.run.formily, { run: this.run, table: node.name });
    new FormWalk(inside, this.root).object(items, { address: [], depth: around.depth + 1, following });
    items.rest(this.run.report);
    // Expressions would have to read the row.
    for (const { path } of inside.pending) this.run.report(importFinding('SCRIPT', path));
    node.children = inside.fields;
    readParts(reader, node, this.run);
  }

  /** Formily's frame of a field: the usual one means nothing here, a layout goes around the field. */
  private decorator(reader: Reader): Draft | undefined {
    if (!this.run.formily) return undefined;
    const decorator = reader.takeIf('x-decorator', isText);
    const props = reader.within('x-decorator-props');
    const meta = decorator === undefined ? undefined : this.layoutOf(decorator, {});
    if (decorator !== undefined && !meta && !this.isPlain(decorator)) {
      this.run.report(importFinding('COMPONENT', reader.at('x-decorator'), { component: decorator }));
    }
    if (meta) return this.layout(meta, props);
    props?.rest(this.run.report);
    return undefined;
  }

  /** A layout, or an object, whose fields keep their place and are called after it. */
  private group(name: string, type: 'void' | 'object', reader: Reader, around: Around): Placed {
    const address = type === 'object' ? [...around.address, name] : around.address;
    const component = this.run.formily ? reader.takeIf('x-component', isText) : undefined;
    const given = reader.peek('x-component-props');
    const wrapper = this.decorator(reader);
    const meta = component === undefined ? undefined : this.layoutOf(component, isRecord(given) ? given : {});
    const props = this.run.formily ? reader.within('x-component-props') : undefined;
    const node = meta && this.layout(meta, props);
    if (component !== undefined && !meta && !this.isPlain(component)) {
      this.run.report(importFinding('COMPONENT', reader.at('x-component'), { component }));
    }
    const title =
      !meta && component !== undefined && this.isPlain(component)
        ? props?.takeIf('title', isText)
        : undefined;
    if (!meta) props?.rest(this.run.report);
    if (node) this.titled(node, meta, reader, [...address, name].join('.'));
    const before = this.run.fields.length;
    const optional = around.optional === true || (type === 'object' && !this.isRequired(name, around));
    const children = this.object(reader, { ...around, address, depth: around.depth + 1, optional });
    const [first] = this.run.fields.slice(before);
    if (title !== undefined && first && first.title === undefined) {
      const shown = this.run.text(title, reader.path);
      if (shown !== undefined) first.title = shown;
    }
    const inside = node ? [{ ...node, children: [...children] }] : children;
    if (node) this.run.nodes.set([...around.address, name].join('.'), node);
    return wrapper && inside.length > 0 ? [{ ...wrapper, children: [...inside] }] : inside;
  }

  /** Whether an object is always there: Formily's forms make every object, those of plain JSON Schema what is required. */
  private isRequired(name: string, { required }: Around): boolean {
    return this.run.formily || required.has(name);
  }

  /** A frame that shows nothing which the widgets do not show themselves. */
  private isPlain(component: string): boolean {
    return component === 'FormItem' || partOf(component, this.run.metas) !== undefined;
  }

  private layoutOf(component: string, props: Raw): RendererMeta | undefined {
    if (this.run.table !== undefined) return undefined;
    const meta = widgetOfComponent(component, props, 'void', this.run.metas)?.meta;
    return meta?.container === true && !meta.field ? meta : undefined;
  }

  private layout(meta: RendererMeta, props: Reader | undefined): Draft {
    const node: Draft = { type: meta.type, id: this.run.idFor(meta.type) };
    const written = readProps(props, meta, this.run);
    if (Object.keys(written).length > 0) node.props = written;
    return node;
  }

  /** The title of a layout goes to the prop that shows it. */
  private titled(node: Draft, meta: RendererMeta, reader: Reader, address: string): void {
    const prop = meta.imports?.title;
    readTexts(reader, node, this.run);
    if (prop !== undefined && node.title !== undefined) {
      node.props = { [prop]: node.title, ...node.props };
      delete node.title;
    }
    readState(reader, { node, address }, this.run);
  }
}

/** Whether an object has properties that become fields, or a component that is judged by itself. */
const holdsFields = (reader: Reader): boolean => {
  const properties = reader.peek('properties');
  return (
    reader.peek('x-component') !== undefined || (isRecord(properties) && Object.keys(properties).length > 0)
  );
};

/** The types of a union that hold something: null is an empty value, a whole number a number. */
function typesAmong(list: readonly unknown[]): readonly string[] {
  const types = new Set(list.filter(isText).filter((type) => type !== 'null'));
  if (types.has('number')) types.delete('integer');
  return [...types];
}

/** Whether the values are written out, which then are as good as a type. */
const listsValues = (reader: Reader): boolean =>
  ['enum', 'const'].some((member) => reader.peek(member) !== undefined) ||
  ['oneOf', 'anyOf'].some((member) => isListOfConstants(reader.peek(member)));

const orderOf = (value: unknown, index: number): number => {
  const order = isRecord(value) && Object.hasOwn(value, 'x-index') ? value['x-index'] : undefined;
  return isNumber(order) ? order : index;
};
