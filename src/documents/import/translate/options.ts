import type { Option } from '../../../schemas/option.ts';
import { isBool, isList, isNumber, isRecord, isText } from '../read/json.ts';

/** Most options of a field, as the language has it. */
const MOST = 500;
/** Longest value of an option: what fields of choices hold. */
const LONGEST = 200;
const DEEPEST = 10;

/** Options as they were read, and what was lost on the way. */
export interface ReadOptions {
  readonly options: readonly Option[];
  /** Values of the schema, by the texts that they are kept as. */
  readonly originals: ReadonlyMap<string, unknown>;
  /** Some has a label that is not its value. */
  readonly labelled: boolean;
  /** Values that were no texts became some. */
  readonly changed: boolean;
  /** Something in the list could not be read, or says more than an option can. */
  readonly lost: boolean;
  /** There were more of them, or deeper ones, than a field may have. */
  readonly beyond: boolean;
}

/**
 * Reads listed values: plain ones, `{ label, value, children }`, or `{ const, title }`. Children name the one above.
 *
 * @param label gives a text as the document may hold it; undefined where it may not
 * @param names texts for plain values, by position
 */
export function readOptions(
  list: readonly unknown[],
  label: (text: string) => string | undefined,
  names: readonly unknown[] = [],
): ReadOptions {
  const options = new Map<string, Option>();
  const originals = new Map<string, unknown>();
  let labelled = false;
  let changed = false;
  let lost = false;
  let beyond = false;
  const add = (entry: unknown, name: unknown, parent: string | undefined, depth: number): void => {
    const { value, title: given, children, disabled, more } = entryOf(entry, name);
    const title = isNumber(given) ? String(given) : given;
    const text = textOf(value);
    if (text === undefined || text === '' || text.length > LONGEST || /\{\{|\0/.test(text)) {
      lost = true;
      return;
    }
    if (options.size >= MOST || depth > DEEPEST) {
      beyond = true;
      return;
    }
    changed ||= !isText(value);
    lost ||= more || options.has(text);
    if (!options.has(text)) {
      const shown = label(isText(title) ? title : text);
      lost ||= shown === undefined;
      labelled ||= isText(title) && title !== text;
      originals.set(text, value);
      options.set(text, {
        value: text,
        label: shown ?? label(text) ?? '-',
        ...(parent !== undefined && { parent }),
        ...(disabled && { disabled }),
      });
    }
    for (const child of children) add(child, undefined, text, depth + 1);
  };
  list.forEach((entry, index) => {
    add(entry, names[index], undefined, 0);
  });
  return {
    options: [...options.values()],
    originals,
    labelled,
    changed,
    lost,
    beyond,
  };
}

interface Entry {
  readonly value: unknown;
  readonly title: unknown;
  readonly children: readonly unknown[];
  readonly disabled: boolean;
  /** It says more than an option can. */
  readonly more: boolean;
}

const KNOWN = ['value', 'const', 'label', 'title', 'name', 'children', 'disabled', 'key'];

function entryOf(entry: unknown, name: unknown): Entry {
  if (!isRecord(entry)) return { value: entry, title: name, children: [], disabled: false, more: false };
  const get = (key: string): unknown => (Object.hasOwn(entry, key) ? entry[key] : undefined);
  const children = get('children');
  return {
    // A Transfer calls it its key.
    value: get('value') ?? get('const') ?? get('key'),
    // A SelectTable shows columns, of which the first is called `name` as a rule.
    title: get('label') ?? get('title') ?? get('name'),
    children: isList(children) ? children : [],
    disabled: get('disabled') === true,
    more: Object.keys(entry).some((key) => !KNOWN.includes(key)),
  };
}

/** A plain value as text: what fields of choices keep. */
const textOf = (value: unknown): string | undefined =>
  isText(value) || isNumber(value) || isBool(value) ? String(value) : undefined;
