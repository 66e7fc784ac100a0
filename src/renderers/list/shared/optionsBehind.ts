import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { OptionList } from '../../../schemas/prop.ts';
import type { Records } from './Records.ts';

/** A view whose document may write the options of a member of its records. */
export interface WithOptions {
  node: RendererProps['node'];
  props: { readonly options: OptionList };
}

/** The options behind a member of the records: those that the document writes for the view, else those of its field. */
export function optionsBehind(
  records: Records,
  { node, props }: WithOptions,
  code: string | undefined,
): OptionList | undefined {
  const written = node.source.props?.options !== undefined;
  return written || code === undefined ? props.options : records.field(code)?.options;
}
