import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { FieldReference, Node } from '../../schemas/node.ts';
import type { LocalText } from '../../schemas/text.ts';
import { refusalOf, type Target } from '../parts/nesting.ts';
import { isWithin, outermost, type Part, type PartTree, walkParts } from '../parts/part.ts';
import {
  type Command,
  type EditLanguage,
  findTarget,
  gone,
  put,
  refuse,
  type TargetKey,
  treeOf,
  without,
} from './command.ts';
import { codesBeside, freeCode, unusedCode } from './fieldCode.ts';
import { codeOf, isOwnField, placeOf } from './placeOf.ts';
import { keepingFlow } from './flowShape.ts';
import { forget } from './remove.ts';
import { stepTitle } from './stepTitle.ts';

/**
 * What is moved where a part is dragged to a holding: within the layout of a form the place of a field, if it has one; into
 * a field that holds others the field itself, also where its place was taken.
 */
function moving(tree: PartTree, part: Part, { holding, parent }: Target): Part {
  const isInto = parent.role === 'field' && holding.roles.includes('field');
  if (isInto && part.role === 'place') return fieldOf(tree, part) ?? part;
  return (isInto || holding.pointer === '/fields' ? undefined : placeOf(tree, part)) ?? part;
}

/** The field of the form that a place stands for. */
const fieldOf = (tree: PartTree, { name }: Part): Part | undefined =>
  tree.root.holdings
    .find(({ pointer }) => pointer === '/fields')
    ?.parts.find((field) => codeOf(field) === name);

/**
 * Moves parts to a place, in the order in which they stand in the document. A field that is moved into another one is its
 * member from then on: it leaves the fields of the form, with its place and what the form says of it.
 */
export function moveParts(keys: readonly string[], at: TargetKey): Command {
  return keepingFlow((document, language) => {
    const tree = treeOf(document, language);
    const target = findTarget(tree, at);
    if (target === undefined) return gone();
    const own = outermost(tree, keys).map((part) => moving(tree, part, target).key);
    const parts = outermost(tree, own);
    if (parts.length === 0) return gone();
    if (parts.some((part) => isWithin(target.parent, part)))
      return refuse('不能移动到自身内部', 'A part cannot be moved into itself');
    for (const { role, type } of parts) {
      const refused = refusalOf({ role, type }, target, language.metas);
      if (refused !== undefined) return { refused };
    }
    if (parts.some((part) => isInner(part) && !target.holding.roles.includes('field')))
      return refuse('子字段只能移到字段之间', 'A field inside of another one moves among fields only');
    const after = moved(document, parts, target, language);
    if (after === undefined) return gone();
    const [first] = parts;
    const title = stepTitle('移动', 'Move', parts.length === 1 ? (first?.title ?? first?.name) : undefined);
    const becomesMember = target.parent.role === 'field' && parts.some(isOwnField);
    return {
      document: after,
      title,
      select: parts.map(({ key }) => key),
      ...(becomesMember && { note: MEMBER_NOW }),
    };
  }, true);
}

const MEMBER_NOW: LocalText = {
  zhCN: '字段已成为子字段。发布后，原来的数据保留 30 天，不会带入子字段',
  enUS: 'The field is one inside now. After publishing its data is kept for 30 days and does not come with it',
};

/**
 * Taken out first, then put in: a target counts the parts that stayed before it. A field that is moved to the layout stays
 * where it is and gets a place there.
 */
function moved(
  document: AtriumDocument,
  parts: readonly Part[],
  { parent, holding, index }: Target,
  language: EditLanguage,
): AtriumDocument | undefined {
  const unplaced = (part: Part): boolean => isOwnField(part) && holding.roles.includes('place');
  const taken = parts.filter((part) => !unplaced(part));
  const before = taken.filter(({ within }) => within?.holding === holding && within.index < index);
  const members = parent.role === 'field' ? taken.filter(isOwnField) : [];
  const left = forget(without(document, withPlaces(document, members, taken, language)), codesOf(members));
  const at = { parent: parent.key, holding: holding.name, index: index - before.length };
  const target = findTarget(treeOf(left, language), at);
  if (target === undefined) return undefined;
  const values: unknown[] = [];
  const codes = new Set(codesBeside(left, target));
  for (const part of parts) {
    if (unplaced(part)) values.push({ field: codeOf(part) });
    else if (target.holding.roles.includes('field')) {
      const code = codeOf(part);
      const isFree = code !== '' && !codes.has(code);
      const name = isFree
        ? code
        : unusedCode(freeCode(left, code === '' ? (part.type ?? '') : code, target), codes);
      codes.add(name);
      values.push(isFree ? part.value : { ...(part.value as Node), name });
    } else values.push(part.value);
  }
  const whole = put(left, target, values);
  // A field that comes out of another one is shown as it was there.
  const out =
    target.holding.pointer === '/fields'
      ? parts.flatMap((part, at) => (isInner(part) ? [values[at]] : []))
      : [];
  if (whole.kind !== 'form' || whole.layout === undefined || out.length === 0) return whole;
  const places = out.map((field): FieldReference => ({ field: codeOf({ value: field }) }));
  return { ...whole, layout: [...whole.layout, ...places] };
}

/** A field of a value that holds fields. */
const isInner = (part: Part): boolean => part.role === 'field' && !isOwnField(part);

const codesOf = (fields: readonly Part[]): ReadonlySet<string> => new Set(fields.map(codeOf));

/** What is taken, with the places of those that are fields of the form no more. */
function withPlaces(
  document: AtriumDocument,
  members: readonly Part[],
  taken: readonly Part[],
  language: EditLanguage,
): readonly Part[] {
  const codes = codesOf(members);
  if (codes.size === 0) return taken;
  const { root } = treeOf(document, language);
  return [...taken, ...[...walkParts(root)].filter(({ role, name }) => role === 'place' && codes.has(name))];
}
