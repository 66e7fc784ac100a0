import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { OptionList } from '../../../schemas/prop.ts';
import type { Records } from './Records.ts';

/**
 * The options behind a member of the records: those that the document writes for the view, else those of its field.
 * @param prop of the view that may hold options
 */
export function optionsBehind<P extends string>(
  records: Records,
  { node, props }: { node: RendererProps['node']; props: Readonly<Record<P, OptionList>> },
  prop: P,
  code: string | undefined,
): OptionList | undefined {
  const written = node.source.props?.[prop] !== undefined;
  return written || code === undefined ? props[prop] : records.field(code)?.options;
}
