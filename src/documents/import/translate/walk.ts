import { DOCUMENT_NODES, FORM_FIELDS } from '../../../schemas/limits.ts';
import { pointer } from '../../../schemas/pointer.ts';
import { type Normal, normalise } from '../normalise/normalise.ts';
import { importFinding } from '../read/findings.ts';
import { isBool, isList, isNumber, isRecord, isText, own } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Run } from '../read/run.ts';
import { readReactions } from '../states/reaction.ts';
import { readStates } from '../states/state.ts';
import { addressOf, type Around, outermost, type Placed } from './around.ts';
import { readBranches } from './branches.ts';
import { constrainValue, tellBranches } from './constraints.ts';
import { distinguishTitles } from './distinguishTitles.ts';
import { type MadeField, readField } from './field.ts';
import { readGroup } from './group.ts';
import { readDecorator } from './layout.ts';
import { COLUMN, itemsOf, readParts, rowsOf, takeFrame, tellRows } from './rows.ts';
import { typeOf } from './typeOf.ts';

/** Levels of layout: a document has room for forty levels of JSON, and each takes two. */
const DEEPEST = 12;

/** Reads the properties of a form schema, in their order, into the fields of a run and what places them. */
export class FormWalk {
  private readonly run: Run;

  constructor(run: Run) {
    this.run = run;
  }

  /** The properties of an object, those that it has under conditions behind the others. */
  object({ reader, branches, following }: Normal, outer: Around): Placed {
    const properties = reader.within('properties', true);
    const around = { ...outer, following, required: this.required(reader, properties, branches, outer) };
    // A form has no members but its fields.
    if (reader.at('additionalProperties') === pointer(reader.path, 'additionalProperties'))
      reader.takeIf('additionalProperties', isBool);
    const names = properties?.keys() ?? [];
    const placed = names
      .map((name) => ({ name, order: orderOf(properties?.peek(name)) }))
      .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order))
      .flatMap(({ name }) => (properties ? this.named(name, properties, around) : []));
    const brought = readBranches(branches, {
      run: this.run,
      around: { ...around, required: new Set() },
      always: new Set(names),
      property: (name, from, within) => this.named(name, from, within),
    });
    return [...placed, ...brought];
  }

  private required(
    reader: Reader,
    properties: Reader | undefined,
    branches: Normal['branches'],
    around: Around,
  ): ReadonlySet<string> {
    const listed = new Set((reader.takeIf('required', isList) ?? []).filter(isText));
    for (const name of listed) {
      if (properties?.peek(name) === undefined && !isBrought(name, branches))
        this.run.report(importFinding('NOT_CARRIED.unknownRequired', reader.at('required'), { name }));
      else if (around.optional)
        this.run.report(importFinding('NOT_CARRIED.requiredInside', reader.at('required'), { name }));
    }
    return around.optional ? new Set() : listed;
  }

  private named(name: string, properties: Reader, around: Around): Placed {
    const path = properties.at(name);
    if (this.run.shared.visited.count > DOCUMENT_NODES || around.depth > DEEPEST) {
      this.run.report(importFinding('TOO_MUCH.parts', path));
      return [];
    }
    const value = properties.peek(name);
    if (!isRecord(value)) {
      this.run.report(importFinding('NOT_CARRIED.field', path, { name }));
      return [];
    }
    const normal = normalise(value, path, this.run, around.following);
    if (!normal) return [];
    const before = this.run.fields.length;
    const placed = this.property(name, normal, around);
    const inside = this.run.fields.slice(before);
    // What is required without anything in it may be there and hold nothing, which a form cannot say.
    if (!this.run.formily && around.required.has(name) && inside.length > 0)
      if (!inside.some(({ required }) => required === true))
        this.run.report(importFinding('NOT_CARRIED.requiredObject', path, { name }));
    return placed;
  }

  private property(name: string, normal: Normal, around: Around): Placed {
    const { reader, branches } = normal;
    reader.take('x-index');
    // Formily's own designers and examples say it twice.
    if (this.run.formily && reader.peek('name') === name) reader.take('name');
    const type = typeOf(reader, branches, this.run);
    const before = this.run.fields.length;
    const empty = type === 'object' && !holdsFields(reader);
    const placed =
      type === 'void' || type === 'object'
        ? readGroup(name, type, normal, around, {
            run: this.run,
            inside: (inner, within) => this.object(inner, within),
          })
        : this.field(name, type, normal, around);
    if (empty && this.run.fields.length === before)
      this.run.report(importFinding('NO_WIDGET', reader.path, { type }));
    reader.rest(this.run);
    return placed;
  }

  private field(name: string, type: string, { reader, following, branches }: Normal, around: Around): Placed {
    const { run } = this;
    if (run.fields.length >= FORM_FIELDS) {
      run.report(importFinding('TOO_MUCH.fields', reader.path));
      return [];
    }
    const wrapper = readDecorator(reader, run);
    const items = type === 'array' ? itemsOf(reader, run, following) : undefined;
    const rows = rowsOf(reader, items);
    const required = around.required.has(name);
    const address = [...around.address, name];
    const made = readField({ reader, type, address, required, items, rows }, run);
    if (!made) return [];
    if (items && rows !== false && made.meta.field?.members === 'many')
      this.rows(name, made, { items, single: rows !== 'objects' }, reader, around);
    this.keep(name, made, reader, around);
    constrainValue(branches, addressOf(around, name), run);
    // Rows have read theirs; of other entries nothing depends on anything.
    if (items && rows === false) tellBranches(items.branches, run);
    const placed = [{ field: made.node.name }];
    return wrapper ? [{ ...wrapper, children: placed }] : placed;
  }

  /** Keeps a field where reports and expressions find it, and reads what is said of its state. */
  private keep(name: string, { node, originals }: MadeField, reader: Reader, around: Around): void {
    const { run } = this;
    run.fields.push(node);
    if (around.titles.length > 0) run.objectTitles.set(node, around.titles);
    const { table } = run;
    const address = run.single ? [] : [...around.address, name];
    run.shared.places.push({
      code: node.name,
      ...(table !== undefined && { table }),
      path: reader.path,
      address,
    });
    const known = { node, run, code: node.name, originals };
    run.shared.known.set(addressOf(around, name), known);
    const way = [...around.way, name].join('.');
    if (!run.shared.known.has(way)) run.shared.known.set(way, known);
    if (!run.formily) return;
    const place = { nodes: [node], address: addressOf(around, name) };
    readStates(reader, place, run);
    readReactions(reader, place, run);
  }

  /** The fields in the rows of a field; how they are laid out is the widget's. */
  private rows(
    name: string,
    { node }: MadeField,
    { items, single }: { readonly items: Normal; readonly single: boolean },
    list: Reader,
    around: Around,
  ): void {
    list.take('items');
    const inside = this.run.ofRows(node.name, single);
    const walk = new FormWalk(inside);
    const within = outermost(
      [...around.base, ...around.address, name, '*'],
      around.depth + 1,
      items.following,
    );
    if (single) {
      tellRows(list, this.run);
      if (list.peek('uniqueItems') === false) list.take('uniqueItems');
      walk.property(COLUMN, items, { ...within, required: new Set([COLUMN]) });
      const [only] = inside.fields;
      if (only && items.reader.peek('title') === undefined && node.title !== undefined)
        only.title = node.title;
    } else {
      takeFrame(items.reader, this.run);
      walk.object(items, within);
      items.reader.rest(this.run);
    }
    node.children = inside.fields;
    distinguishTitles(inside);
    readParts(list, node, this.run);
  }
}

/** Whether an object has properties that become fields. */
const holdsFields = (reader: Reader): boolean => {
  const properties = reader.peek('properties');
  return isRecord(properties) && Object.keys(properties).length > 0;
};

/** Whether a property is one that an object has under a condition. */
const isBrought = (name: string, branches: Normal['branches']): boolean =>
  branches.some(({ then }) => {
    const properties = own(then.source, 'properties');
    return isRecord(properties) && own(properties, name) !== undefined;
  });

/** Where a property stands; as in Formily those that say nothing follow the others. */
const orderOf = (value: unknown): number => {
  const order = isRecord(value) ? own(value, 'x-index') : undefined;
  return isNumber(order) ? order : Infinity;
};
