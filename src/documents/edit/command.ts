import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { replaceAt } from '../pointer.ts';
import { pointerKeys, valueAt } from '../../schemas/pointer.ts';
import { partsOf } from '../parts/partsOf.ts';
import type { IdSuffix } from '../parts/newId.ts';
import type { Holding, Part, PartTree } from '../parts/part.ts';
import type { Target } from '../parts/nesting.ts';

/** What commands know of an installation beside the document. */
export interface EditLanguage {
  readonly metas: MetaIndex;
  /** Makes a code of a new field's title; empty where nothing of it can be said so. Absent: its widget's type is taken. */
  readonly codeFor?: (title: string) => string;
  /** Gives the suffixes of new ids. Absent: by chance. */
  readonly idSuffix?: IdSuffix;
}

/** A document after a command, with how the step is called in the history, and what is selected then. */
export interface Edited {
  readonly document: AtriumDocument;
  readonly title: LocalText;
  readonly select?: readonly string[];
  /** What a person should know of it beside: what else goes, and what stays. */
  readonly note?: LocalText;
}

/** Why a command does nothing. */
export interface Refused {
  readonly refused: LocalText;
}

/**
 * A change of a document as a value: pure but for the ids of what is new, so that undo is the document before. Parts that it does not touch stay the
 * very same objects.
 */
export type Command = (document: AtriumDocument, language: EditLanguage) => Edited | Refused;

export const isRefused = (result: Edited | Refused): result is Refused => 'refused' in result;

export const refuse = (zhCN: string, enUS: string): Refused => ({ refused: { zhCN, enUS } });

/** The part that was meant is not there any more. */
export const gone = (): Refused => refuse('该部分已不存在', 'That part is gone');

/** Where something is to be put, as keys: these outlive other changes. */
export interface TargetKey {
  readonly parent: string;
  readonly holding: string;
  /** Before which of the parts that are there; behind them all where it is greater. */
  readonly index: number;
}

export const treeOf = (document: AtriumDocument, { metas }: EditLanguage): PartTree =>
  partsOf(document, metas);

/** The place that keys name; undefined where it is gone. */
export function findTarget(
  tree: PartTree,
  { parent: key, holding: name, index }: TargetKey,
): Target | undefined {
  const parent = tree.byKey.get(key);
  const holding = parent?.holdings.find((each) => each.name === name);
  if (parent === undefined || holding === undefined) return undefined;
  return { parent, holding, index: Math.max(0, Math.min(index, holding.parts.length)) };
}

/** A document with one JSON value replaced, added, or taken away where `value` is undefined. */
export const withValue = (document: AtriumDocument, pointer: string, value: unknown): AtriumDocument =>
  replaceAt(document, pointer, value) as AtriumDocument;

/** A document with a list changed; an optional one that becomes empty is left out. */
export function withList(
  document: AtriumDocument,
  { pointer }: Pick<Holding, 'pointer'>,
  change: (list: readonly unknown[]) => readonly unknown[],
): AtriumDocument {
  const before = valueAt(document, pointer);
  const after = change(Array.isArray(before) ? before : []);
  const isOptional = document.kind !== 'flow' && !REQUIRED_LISTS.has(pointer);
  return withValue(document, pointer, after.length === 0 && isOptional ? undefined : after);
}

/** Lists that a document has even where they are empty; of a flow all of them. */
const REQUIRED_LISTS: ReadonlySet<string> = new Set(['/body', '/fields', '/grants', '/columns', '/menus']);

/** Takes parts out of a document, none of which stands in another one, in whatever order they are named. */
export function without(document: AtriumDocument, parts: readonly Part[]): AtriumDocument {
  // From the last one on, so that no pointer moves before it is used.
  const fromBehind = [...new Set(parts)].sort((a, b) => inDocument(b.pointer, a.pointer));
  return fromBehind.reduce((left, { pointer, within }) => {
    if (within === undefined) return left;
    if (within.holding.form !== 'list') return withValue(left, pointer, undefined);
    const at = Number(pointer.slice(pointer.lastIndexOf('/') + 1));
    return withList(left, within.holding, (list) => list.filter((_, each) => each !== at));
  }, document);
}

/** Which of two places of one document comes first: negative where the first does. */
function inDocument(first: string, second: string): number {
  const [left, right] = [pointerKeys(first), pointerKeys(second)];
  const at = left.findIndex((key, index) => key !== right[index]);
  const [a = '', b = ''] = [left[at], right[at]];
  // Of two members of an object either may come first.
  return Number(a) - Number(b) || (a < b ? -1 : 1);
}

/** Puts values between the parts of a list; where a single part stands, the first of them. */
export function put(
  document: AtriumDocument,
  { holding, index }: Target,
  values: readonly unknown[],
): AtriumDocument {
  if (holding.form === 'one') return withValue(document, holding.pointer, values[0]);
  const before = holding.parts[index];
  return withList(document, holding, (list) => {
    const at = before === undefined ? list.length : list.indexOf(before.value);
    return [...list.slice(0, at), ...values, ...list.slice(at)];
  });
}

/** Takes parts of one list out and puts others in their place, where the first of them stood. */
export function replaceParts(
  document: AtriumDocument,
  parts: readonly Part[],
  values: readonly unknown[],
): AtriumDocument {
  const [first] = parts;
  if (first?.within === undefined) return document;
  const { index, holding } = first.within;
  const gone = new Set(parts.map(({ value }) => value));
  return withList(document, holding, (list) => {
    const left = list.filter((value) => !gone.has(value));
    return [...left.slice(0, index), ...values, ...left.slice(index)];
  });
}
