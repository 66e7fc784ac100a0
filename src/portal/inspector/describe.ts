import { titleOf } from '../../documents/compile.ts';
import type { InspectedNode } from '../../documents/inspect/inspect.ts';
import type { Locale } from '../../schemas/text.ts';

/** The texts that a node shows, such as the one on a button. */
export const textsOf = ({ node, place }: InspectedNode, locale: Locale): readonly string[] =>
  Object.values(node.props).flatMap((prop) => {
    const text = prop.kind === 'text' ? ((prop.read(place.scope, locale) ?? '') as string).trim() : '';
    return text === '' ? [] : text;
  });

/** How the inspector calls a node: its title, else its field code, else the text that it shows, else its id. */
export function nodeName(inspected: InspectedNode, locale: Locale): string {
  const { node, place } = inspected;
  const title = titleOf(node, place.scope, locale).trim();
  if (title !== '') return title;
  const { name, id } = node.source;
  return name ?? textsOf(inspected, locale)[0] ?? (id || node.source.type);
}

/** Every node of trees, in the order in which they stand. */
export function* walkInspected(nodes: readonly InspectedNode[]): Generator<InspectedNode> {
  for (const node of nodes) {
    yield node;
    yield* walkInspected(node.children);
  }
}
