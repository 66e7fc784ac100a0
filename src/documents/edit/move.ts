import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { Node } from '../../schemas/node.ts';
import { refusalOf } from '../parts/nesting.ts';
import { isWithin, outermost, type Part, type PartTree } from '../parts/part.ts';
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
import { freeCode } from './fieldCode.ts';
import { codeOf, placeOf } from './placeOf.ts';
import { stepTitle } from './stepTitle.ts';

/** The layout of a form is moved in by its places: a field that has one there moves that. */
const moving = (tree: PartTree, part: Part, holding: string): string =>
  (holding === 'fields' ? undefined : placeOf(tree, part))?.key ?? part.key;

/** Moves parts to a place, in the order in which they stand in the document. */
export function moveParts(keys: readonly string[], at: TargetKey): Command {
  return (document, language) => {
    const tree = treeOf(document, language);
    const target = findTarget(tree, at);
    if (target === undefined) return gone();
    const own = outermost(tree, keys).map((part) => moving(tree, part, at.holding));
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
    const after = moved(document, parts, at, language);
    if (after === undefined) return gone();
    const [first] = parts;
    const title = stepTitle('移动', 'Move', parts.length === 1 ? (first?.title ?? first?.name) : undefined);
    return { document: after, title, select: parts.map(({ key }) => key) };
  };
}

/**
 * Taken out first, then put in: a target counts the parts that stayed before it. A field that is moved to the layout stays
 * where it is and gets a place there.
 */
function moved(
  document: AtriumDocument,
  parts: readonly Part[],
  at: TargetKey,
  language: EditLanguage,
): AtriumDocument | undefined {
  const unplaced = (part: Part): boolean => part.role === 'field' && isLayout(document, part, at);
  const taken = parts.filter((part) => !unplaced(part));
  const before = taken.filter(
    ({ within }) =>
      within?.parent.key === at.parent && within.holding.name === at.holding && within.index < at.index,
  );
  const left = without(document, [...taken, ...leftPlaces(document, taken, at, language)]);
  const target = findTarget(treeOf(left, language), { ...at, index: at.index - before.length });
  if (target === undefined) return undefined;
  const values: unknown[] = [];
  for (const part of parts) {
    if (unplaced(part)) values.push({ field: codeOf(part) });
    else if (target.holding.roles.includes('field') && codeOf(part) === '')
      values.push({ ...(part.value as Node), name: freeCode(left, part.type ?? '', target) });
    else values.push(part.value);
  }
  return put(left, target, values);
}

/** A field of a value that holds fields. */
const isInner = ({ role, within }: Part): boolean =>
  role === 'field' && within?.holding.pointer !== '/fields';

/** The places of fields that leave those of the form. */
function leftPlaces(
  document: AtriumDocument,
  taken: readonly Part[],
  at: TargetKey,
  language: EditLanguage,
): readonly Part[] {
  if (at.parent === 'document') return [];
  const { byKey } = treeOf(document, language);
  const left = taken.filter((part) => part.role === 'field' && !isInner(part));
  return left.flatMap((part) => byKey.get(`place:${codeOf(part)}`) ?? []);
}

/** Whether a field of the form itself is moved out of its fields. */
const isLayout = ({ kind }: AtriumDocument, { within }: Part, at: TargetKey): boolean =>
  kind === 'form' &&
  within?.holding.pointer === '/fields' &&
  (at.parent !== 'document' || at.holding !== 'fields');
