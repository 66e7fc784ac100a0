import { isRecord, isText, Reader } from './reader.ts';
import type { Draft, Run } from './run.ts';
import { partOf } from './widget.ts';

type Raw = Readonly<Record<string, unknown>>;

/** What the rows of a list hold. */
export interface Rows {
  readonly items: Reader;
  /** References that led there. */
  readonly following: readonly string[];
}

/** What a reference of the same schema leads to; undefined where that is no object. */
export function targetOf(reference: string, root: Raw): Raw | undefined {
  if (!reference.startsWith('#/')) return undefined;
  let at: unknown = root;
  for (const key of reference.slice(2).split('/')) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return isRecord(at) ? at : undefined;
}

/** The rows of a list of objects; undefined where its entries are something else. */
export function rowsOf(list: Reader, following: readonly string[], root: Raw): Rows | undefined {
  const items = list.peek('items');
  if (!isRecord(items)) return undefined;
  const reference = new Reader(items, '').takeIf('$ref', isText);
  if (reference === undefined) return asRows(new Reader(items, list.at('items')), following);
  const target = following.includes(reference) ? undefined : targetOf(reference, root);
  return target && asRows(new Reader(target, reference.slice(1)), [...following, reference]);
}

const asRows = (items: Reader, following: readonly string[]): Rows | undefined =>
  [undefined, 'object'].some((type) => items.peek('type') === type) && isRecord(items.peek('properties'))
    ? { items, following }
    : undefined;

/** Buttons that stand beside the rows: the widget has its own, with the texts of these. */
export function readParts(list: Reader, node: Draft, run: Run): void {
  const parts = list.within('properties');
  for (const name of parts?.keys() ?? []) {
    const found = parts?.peek(name);
    const component = isRecord(found) ? found['x-component'] : undefined;
    const known = isText(component) ? partOf(component, run.metas) : undefined;
    const part = known && parts?.within(name);
    if (!part) continue;
    for (const member of ['type', 'x-component', 'x-index']) part.take(member);
    const title = known.prop === undefined ? undefined : run.takeText(part, 'title');
    if (known.prop !== undefined && title !== undefined) node.props = { [known.prop]: title, ...node.props };
    part.rest(run.report);
  }
  parts?.rest(run.report);
}
