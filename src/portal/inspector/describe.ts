import { operatorTexts, toText } from '../../conditions/index.ts';
import { titleOf } from '../../documents/compile.ts';
import type { InspectedNode } from '../../documents/inspect/inspect.ts';
import type { Locale } from '../../schemas/text.ts';

/** Longest value that is written out. */
const LENGTH = 120;

/** A value as a configurer reads it: JSON, cut where it is long; undefined where it is empty. */
export function valueText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  let text: string | undefined;
  try {
    text = typeof value === 'string' ? value : JSON.stringify(value);
  } catch {
    // A value that holds itself has no text.
  }
  if (text === undefined) return '…';
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}

/** How a person reads an operator; one that there is none of, in a document that nobody checked, as it is written. */
export function operatorText(judgeType: unknown, locale: Locale): string {
  const written = toText(judgeType);
  const known = Object.entries(operatorTexts).find(([name]) => name === written);
  return known?.[1][locale] ?? written;
}

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
