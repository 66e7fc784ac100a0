import type { CompiledNode } from '../../documents/compile.ts';
import type { Scope } from '../../documents/flag.ts';
import { toText } from '../../conditions/index.ts';
import { extendScope, type OnFailure } from '../../documents/prop.ts';
import { isEmpty } from '../../documents/rule.ts';
import type { Option, Options } from '../../schemas/option.ts';
import type { OptionList } from '../../schemas/prop.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { optionList } from '../stores/DictionaryStore.ts';
import type { PageModel } from './PageModel.ts';

/** What props are resolved against. */
export interface PropSurroundings {
  root: RootStore;
  page: PageModel;
  scope: Scope;
  /** Of no record, as in a filter: options under a parent that is not chosen are all options. */
  filter?: boolean;
}

/**
 * The values of a node's props for its component. Reads are observable.
 * @param onFailure told of templates that fail; without it they give their fallbacks
 */
export function resolveProps(
  node: CompiledNode,
  around: PropSurroundings,
  onFailure?: OnFailure,
): Record<string, unknown> {
  const { root, page } = around;
  const scope = scopeOf(around);
  const values: Record<string, unknown> = {};
  for (const [name, prop] of Object.entries(node.props)) {
    const value = prop.read(scope, root.locale.locale, onFailure);
    if (prop.kind === 'options') values[name] = resolveOptions(value as Options | undefined, around);
    else if (prop.kind === 'source') values[name] = page.sources.get(value as string);
    else values[name] = value;
  }
  return values;
}

const EMPTY = optionList('ready', []);
const fixedLists = new WeakMap<object, OptionList>();

/** Options written in the document, of a dictionary, of a source of the page, or of a selector. */
export function resolveOptions(options: Options | undefined, around: PropSurroundings): OptionList {
  const { root, page, filter } = around;
  if (options === undefined) return EMPTY;
  if (Array.isArray(options)) return fixed(options);
  if ('dictionary' in options) {
    const list = root.dictionaries.options(`dictionary:${options.dictionary}`);
    if (options.parent === undefined) return list;
    const parent = page.templates.value(options.parent).evaluate(scopeOf(around));
    return filter === true && isEmpty(parent) ? list : under(list, parent);
  }
  if ('selector' in options) return root.dictionaries.options(options.selector);
  const source = page.sources.get(options.source);
  const rows = Array.isArray(source?.data) ? (source.data as Record<string, unknown>[]) : [];
  const made = rows.map((row): Option => ({
    value: row[options.value] as string,
    label: toText(row[options.label] ?? row[options.value]),
  }));
  const status = source?.status ?? 'failed';
  return optionList(status === 'idle' ? 'loading' : status, made);
}

const NO_RECORD = { form: Object.freeze({}) };
const recordless = new WeakMap<Scope, Scope>();

/** Where there is no record, what reads one finds it empty: that is no fault of the document's. */
function scopeOf({ scope, filter }: PropSurroundings): Scope {
  if (filter !== true || 'form' in scope) return scope;
  const known = recordless.get(scope) ?? extendScope(scope, NO_RECORD);
  recordless.set(scope, known);
  return known;
}

function fixed(options: readonly Option[]): OptionList {
  let list = fixedLists.get(options);
  if (!list) {
    list = optionList('ready', options);
    fixedLists.set(options, list);
  }
  return list;
}

/** The options under one parent; none while the parent is not chosen. A stored value still finds its label. */
function under(list: OptionList, parent: unknown): OptionList {
  const parents = new Set((Array.isArray(parent) ? parent : [parent]).map(toText));
  const options = list.options.filter((option) => parents.has(option.parent ?? ''));
  return { status: list.status, options, find: (value) => list.find(value) };
}
