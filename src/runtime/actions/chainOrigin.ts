import { type CompiledNode, titleOf } from '../../documents/compile.ts';
import type { Scope } from '../../documents/flag.ts';
import type { Locale } from '../../schemas/text.ts';
import type { ChainOrigin } from './runChain.ts';

/**
 * Where a chain of a node stands, for the log. A button has its words in `text`, other nodes have a title.
 * @param member path of the chain inside of the node: `on/click`
 */
export function chainOrigin(node: CompiledNode, member: string, scope: Scope, locale: Locale): ChainOrigin {
  const { id, type } = node.source;
  const written = node.props.text?.read(scope, locale);
  const words = [titleOf(node, scope, locale).trim(), typeof written === 'string' ? written.trim() : '', id];
  return { path: `${node.path}/${member}`, name: words.find((each) => each !== '') ?? type };
}
