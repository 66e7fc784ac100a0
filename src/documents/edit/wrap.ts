import { IdSource } from '../parts/newId.ts';
import { outermost } from '../parts/part.ts';
import { type Command, gone, refuse, replaceParts, treeOf } from './command.ts';
import { stepTitle } from './stepTitle.ts';

/** Puts nodes that stand side by side into a new container in their place. */
export function wrapParts(keys: readonly string[], type: string): Command {
  return (document, language) => {
    const tree = treeOf(document, language);
    const parts = outermost(tree, keys);
    const [first] = parts;
    const meta = language.metas.get(type);
    if (first?.within === undefined || meta?.container !== true) return gone();
    const { parent, holding } = first.within;
    if (!parts.every(({ within }) => within?.parent === parent && within.holding === holding))
      return refuse('只能把并列的部分放进同一个容器', 'Only parts that stand side by side can be wrapped');
    if (!holding.roles.includes('node') || holding.form !== 'list' || meta.holds !== undefined)
      return refuse('这里不能放容器', 'No container can stand here');
    const { children: _, ...started } = new IdSource(tree, language.idSuffix).start(type, meta.starter);
    const values = parts.map(({ value }) => value);
    const wrapped = replaceParts(document, parts, [{ ...started, children: values }]);
    return { document: wrapped, title: stepTitle('放入', 'Wrap in', meta.title), select: [started.id] };
  };
}

/** Puts what stands in a container in its place. */
export function unwrapPart(key: string): Command {
  return (document, language) => {
    const part = treeOf(document, language).byKey.get(key);
    const children = part?.holdings.find(({ name }) => name === 'children')?.parts ?? [];
    if (part?.within === undefined) return gone();
    if (part.role !== 'node' || part.within.holding.form !== 'list' || children.length === 0)
      return refuse('只有装有内容的容器可以拆开', 'Only a container with content can be unwrapped');
    const values = children.map(({ value }) => value);
    const unwrapped = replaceParts(document, [part], values);
    const title = stepTitle('拆开', 'Unwrap', part.title ?? part.name);
    return { document: unwrapped, title, select: children.map((child) => child.key) };
  };
}
