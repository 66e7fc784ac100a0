import { Value } from 'typebox/value';
import { type Node, NodeSchema } from '../schemas/node.ts';
import type { LocalText } from '../schemas/text.ts';
import { type WidgetExamples, WidgetExamplesSchema } from '../schemas/widgetExamples.ts';

/** One example, with the node that it draws. */
export interface WidgetExample {
  readonly title: LocalText;
  readonly node: Node;
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * Reads the examples of a widget.
 * @param file the content of `examples/renderers/<type>.json`, or of the JSON beside a package's widget
 * @throws Error where it is no such file, or an example names a node that the page does not have
 */
export function readWidgetExamples(file: unknown): {
  readonly page?: WidgetExamples['page'];
  readonly examples: readonly WidgetExample[];
} {
  if (!Value.Check(WidgetExamplesSchema, file)) {
    const [first] = Value.Errors(WidgetExamplesSchema, file);
    throw new Error(
      `These are no examples of a widget: ${first?.instancePath ?? ''} ${first?.message ?? ''}`,
    );
  }
  const { page, examples } = file;
  return {
    ...(page ? { page } : {}),
    examples: examples.map((example) => ({ ...example, node: nodeOf(page, example.node) })),
  };
}

function nodeOf(page: WidgetExamples['page'], node: string | Node): Node {
  if (typeof node !== 'string') return node;
  const found = nodeWithId(page?.body, node);
  if (!found) throw new Error(`The page of the examples has no node "${node}".`);
  return found;
}

function nodeWithId(value: unknown, id: string): Node | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && value.id === id && Value.Check(NodeSchema, value)) return value;
  for (const member of Object.values(value)) {
    const found = nodeWithId(member, id);
    if (found) return found;
  }
  return undefined;
}
