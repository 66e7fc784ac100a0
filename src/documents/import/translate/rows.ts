import type { FieldNode } from '../../../schemas/node.ts';
import { pointer } from '../../../schemas/pointer.ts';
import { type Normal, normalise } from '../normalise/normalise.ts';
import { importFinding } from '../read/findings.ts';
import { isRecord, isText, own } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Draft, Run } from '../read/run.ts';
import { listsValues } from './typeOf.ts';
import { partOf } from './widget.ts';

/** Under which the rows of a list of single values keep their value. */
export const COLUMN = 'value';

const SINGLE = ['string', 'number', 'integer', 'boolean'];

/** What a list holds, in one piece; undefined where it does not say one thing of all its entries. */
export function itemsOf(list: Reader, run: Run, following: readonly string[]): Normal | undefined {
  const items = list.peek('items');
  if (!isRecord(items) || list.peek('prefixItems') !== undefined) return undefined;
  const found = normalise(items, list.at('items'), run, following);
  return found && run.formily && items.type === 'void' ? (onlyIn(found, run) ?? found) : found;
}

/** The one value among what stands in an entry of no type: Formily keeps a list of such values. */
function onlyIn({ reader, following }: Normal, run: Run): Normal | undefined {
  const properties = reader.peek('properties');
  if (!isRecord(properties)) return undefined;
  const values = Object.keys(properties).flatMap((name) => {
    const value = own(properties, name);
    const path = pointer(pointer(reader.path, 'properties'), name);
    const normal = isRecord(value) ? normalise(value, path, run, following) : undefined;
    if (!normal) return [];
    return normal.reader.peek('type') === 'void' ? (onlyIn(normal, run) ?? []) : normal;
  });
  return values.length === 1 ? values[0] : undefined;
}

/** The rows that a list has: of objects, or of single values; none where its entries are something else. */
export function rowsOf(
  list: Reader,
  items: Normal | undefined,
): false | 'objects' | { readonly column: string } {
  const reader = items?.reader;
  if (!reader) return false;
  const type = reader.peek('type');
  if ((type === undefined || type === 'object') && isRecord(reader.peek('properties'))) return 'objects';
  if (!isText(type) || !SINGLE.includes(type) || listsValues(reader)) return false;
  // Texts of which each is there once are words.
  return type === 'string' && list.peek('uniqueItems') === true ? false : { column: COLUMN };
}

/** Tells that the entries of a list have become rows. */
export const tellRows = (list: Reader, run: Run): void => {
  run.report(importFinding('VALUE_CHANGED.rows', list.path, { column: COLUMN }));
};

/** The frame of rows is the widget's own. */
export function takeFrame(items: Reader, run: Run): void {
  items.take('type');
  const component = items.peek('x-component') ?? items.peek('x-decorator');
  if (!isText(component) || !partOf(component, run.metas)) return;
  items.take('x-component');
  items.take('x-decorator');
}

/** Buttons that stand beside the rows: the widget has its own, with the texts of these. */
export function readParts(list: Reader, node: Draft<FieldNode>, run: Run): void {
  const parts = list.within('properties', true);
  for (const name of parts?.keys() ?? []) {
    const found = parts?.peek(name);
    const component = isRecord(found) ? own(found, 'x-component') : undefined;
    const known = isText(component) ? partOf(component, run.metas) : undefined;
    const part = known && parts?.within(name);
    if (!part) continue;
    for (const member of ['type', 'x-component', 'x-index']) part.take(member);
    const title = known.prop === undefined ? undefined : run.takeText(part, 'title');
    if (known.prop !== undefined && title !== undefined) node.props = { [known.prop]: title, ...node.props };
    part.rest(run);
  }
  parts?.rest(run);
}
