import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { IdSource } from '../parts/newId.ts';
import { refusalOf } from '../parts/nesting.ts';
import { outermost, type Part } from '../parts/part.ts';
import {
  type Command,
  type EditLanguage,
  gone,
  isRefused,
  type Refused,
  refuse,
  replaceParts,
  treeOf,
} from './command.ts';
import { isOwnField, placeOf } from './placeOf.ts';
import { stepTitle } from './stepTitle.ts';

/**
 * Puts nodes that stand side by side into a new container in their place. Of fields of a form it is their places; a form
 * without a layout gets one.
 */
export function wrapParts(keys: readonly string[], type: string): Command {
  return (before, language) => {
    const meta = language.metas.get(type);
    const { document, parts } = standing(before, keys, language);
    const [first] = parts;
    if (first?.within === undefined || meta?.container !== true) return gone();
    const { parent, holding } = first.within;
    if (!parts.every(({ within }) => within?.parent === parent && within.holding === holding))
      return refuse('只能把并列的部分放进同一个容器', 'Only parts that stand side by side can be wrapped');
    if (!holding.roles.includes('node') || holding.form !== 'list' || meta.holds !== undefined)
      return refuse('这里不能放容器', 'No container can stand here');
    const ids = new IdSource(treeOf(document, language), language.idSuffix);
    const { children: _, ...started } = ids.start(type, meta.starter);
    const values = parts.map(({ value }) => value);
    const wrapped = replaceParts(document, parts, [{ ...started, children: values }]);
    return (
      misplacedIn(wrapped, [started.id, ...parts.map(({ key }) => key)], language) ?? {
        document: wrapped,
        title: stepTitle('组合到', 'Group in', meta.title),
        select: [started.id],
      }
    );
  };
}

/** Containers that parts can be put into where they stand, the plainest first. */
export function wrappersOf(
  document: AtriumDocument,
  keys: readonly string[],
  language: EditLanguage,
): readonly RendererMeta[] {
  return groupsOf(language).filter(({ type }) => !isRefused(wrapParts(keys, type)(document, language)));
}

/** Puts parts into the plainest container that can stand there. */
export function groupParts(keys: readonly string[]): Command {
  return (document, language) => {
    for (const { type } of groupsOf(language)) {
      const result = wrapParts(keys, type)(document, language);
      if (!isRefused(result)) return result;
    }
    return refuse('只能组合并列的组件', 'Only widgets that stand side by side can be grouped');
  };
}

function groupsOf({ metas }: EditLanguage): readonly RendererMeta[] {
  const all = metas.types.flatMap((type) => metas.get(type) ?? []);
  const groups = all.filter(
    ({ container, holds, role, field, family }) =>
      container === true &&
      holds === undefined &&
      role === undefined &&
      field === undefined &&
      (family === 'layout' || family === 'form'),
  );
  return [...groups.filter(({ groups: first }) => first), ...groups.filter(({ groups: first }) => !first)];
}

/** Puts what stands in a container in its place. */
export function unwrapPart(key: string): Command {
  return (document, language) => {
    const part = treeOf(document, language).byKey.get(key);
    const children = part?.holdings.find(({ name }) => name === 'children')?.parts ?? [];
    if (part?.within === undefined) return gone();
    if (part.role !== 'node' || part.within.holding.form !== 'list' || children.length === 0)
      return refuse('只有装有内容的容器可以取消组合', 'Only a container with content can be ungrouped');
    const unwrapped = replaceParts(
      document,
      [part],
      children.map(({ value }) => value),
    );
    const keys = children.map((child) => child.key);
    const title = stepTitle('取消组合', 'Ungroup', part.title ?? part.name);
    return misplacedIn(unwrapped, keys, language) ?? { document: unwrapped, title, select: keys };
  };
}

/** What is wrapped, and the document in which it stands so. */
function standing(
  document: AtriumDocument,
  keys: readonly string[],
  language: EditLanguage,
): { readonly document: AtriumDocument; readonly parts: readonly Part[] } {
  const tree = treeOf(document, language);
  const parts = outermost(tree, keys);
  if (document.kind !== 'form' || !parts.some(isOwnField)) return { document, parts };
  const laid = document.layout
    ? document
    : { ...document, layout: document.fields.map(({ name }) => ({ field: name })) };
  const after = treeOf(laid, language);
  const own = parts.map((part) => placeOf(after, part)?.key ?? part.key);
  return { document: laid, parts: outermost(after, own) };
}

/** Why one of some parts may not stand where it stands now. */
function misplacedIn(
  document: AtriumDocument,
  keys: readonly string[],
  language: EditLanguage,
): Refused | undefined {
  const { byKey } = treeOf(document, language);
  for (const { role, type, within } of keys.flatMap((key) => byKey.get(key) ?? [])) {
    const refused = within && refusalOf({ role, type }, within, language.metas);
    if (refused !== undefined) return { refused };
  }
  return undefined;
}
