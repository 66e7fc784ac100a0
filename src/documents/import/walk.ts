import { DOCUMENT_NODES } from '../../schemas/limits.ts';
import type { FieldReference, Node } from '../../schemas/node.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { readField, readProps, readTexts } from './field.ts';
import { importFindings } from './findings.ts';
import { isList, isNumber, isRecord, isText, Reader } from './reader.ts';
import type { Draft, Run } from './run.ts';
import { readState } from './state.ts';
import { widgetOfComponent } from './widget.ts';

type Placed = readonly (Node | FieldReference)[];
type Raw = Readonly<Record<string, unknown>>;

const MOST_FIELDS = 500;
/** Levels of layout: a document has room for forty levels of JSON, and each takes two. */
const DEEPEST = 12;

interface Around {
  /** Names of the objects around, which values are read by. */
  readonly address: readonly string[];
  readonly required: ReadonlySet<string>;
  readonly depth: number;
  /** References that are being followed. */
  readonly following: readonly string[];
}

/** Reads the properties of a form schema, in their order, into the fields of a run and what places them. */
export class FormWalk {
  private visited = 0;
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
    const required = new Set((reader.takeIf('required', isList) ?? []).filter(isText));
    return properties
      .keys()
      .map((name, index) => ({ name, order: orderOf(properties.peek(name), index) }))
      .sort((a, b) => a.order - b.order)
      .flatMap(({ name }) => this.named(name, properties, { ...around, required }));
  }

  private named(name: string, properties: Reader, around: Around): Placed {
    this.visited += 1;
    const path = properties.at(name);
    if (this.visited > DOCUMENT_NODES || around.depth > DEEPEST) {
      this.run.report(importFindings.beyond({ zhCN: '内容', enUS: 'parts' }, path));
      return [];
    }
    const value = properties.peek(name);
    if (!isRecord(value)) {
      this.run.report(importFindings.notCarried(name, path));
      return [];
    }
    return this.property(name, new Reader(value, path), around);
  }

  private property(name: string, reader: Reader, around: Around): Placed {
    const reference = reader.takeIf('$ref', isText);
    if (reference !== undefined) return this.referred(name, reference, reader, around);
    reader.take('x-index');
    const type = this.typeOf(reader);
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
    const target = around.following.includes(reference) ? undefined : this.targetOf(reference);
    if (!target) {
      this.run.report(importFindings.reference(reader.at('$ref')));
      return [];
    }
    const following = [...around.following, reference];
    return this.property(name, new Reader(target, reference.slice(1)), { ...around, following });
  }

  private targetOf(reference: string): Raw | undefined {
    if (!reference.startsWith('#/')) return undefined;
    let at: unknown = this.root;
    for (const key of reference.slice(2).split('/')) {
      const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
      at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
    }
    return isRecord(at) ? at : undefined;
  }

  /** The type of a value; of several the one beside null. */
  private typeOf(reader: Reader): string {
    const type = reader.peek('type');
    if (isText(type)) {
      reader.take('type');
      return type;
    }
    const types = isList(type) ? type.filter((each) => isText(each) && each !== 'null') : [];
    if (types.length === 1) {
      reader.take('type');
      return String(types[0]);
    }
    return reader.peek('properties') === undefined ? 'string' : 'object';
  }

  private field(name: string, type: string, reader: Reader, around: Around): Placed {
    const address = [...around.address, name].join('.');
    if (this.run.fields.length >= MOST_FIELDS) {
      this.run.report(importFindings.beyond({ zhCN: '字段', enUS: 'fields' }, reader.path));
      return [];
    }
    const required = around.required.has(name);
    const wrapper = this.decorator(reader);
    const node = readField({ reader, type, address, required }, this.run);
    if (!node) return [];
    this.run.fields.push(node);
    this.run.nodes.set(address, node);
    const placed = [{ field: node.name }];
    return wrapper ? [{ ...wrapper, children: placed }] : placed;
  }

  /** Formily's frame of a field: the usual one means nothing here, a layout goes around the field. */
  private decorator(reader: Reader): Draft | undefined {
    if (!this.run.formily) return undefined;
    const decorator = reader.takeIf('x-decorator', isText);
    const props = reader.within('x-decorator-props');
    const meta = decorator === undefined ? undefined : this.layoutOf(decorator, {});
    if (decorator !== undefined && !meta && decorator !== 'FormItem') {
      this.run.report(importFindings.component(decorator, undefined, reader.at('x-decorator')));
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
    if (component !== undefined && !meta) {
      this.run.report(importFindings.component(component, undefined, reader.at('x-component')));
    }
    if (!meta) props?.rest(this.run.report);
    if (node) this.titled(node, meta, reader, [...address, name].join('.'));
    const children = this.object(reader, { ...around, address, depth: around.depth + 1 });
    const inside = node ? [{ ...node, children: [...children] }] : children;
    if (node) this.run.nodes.set([...around.address, name].join('.'), node);
    return wrapper && inside.length > 0 ? [{ ...wrapper, children: [...inside] }] : inside;
  }

  private layoutOf(component: string, props: Raw): RendererMeta | undefined {
    const meta = widgetOfComponent(component, props, 'void', this.run.metas);
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

const orderOf = (value: unknown, index: number): number => {
  const order = isRecord(value) && Object.hasOwn(value, 'x-index') ? value['x-index'] : undefined;
  return isNumber(order) ? order : index;
};
