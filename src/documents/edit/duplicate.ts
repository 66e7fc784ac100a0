import { outermost } from '../parts/part.ts';
import { type Command, gone, refuse, treeOf } from './command.ts';
import { placeOf } from './placeOf.ts';
import { copyParts } from './copyParts.ts';
import { pasteParts } from './pasteParts.ts';
import { stepTitle } from './stepTitle.ts';

/**
 * Copies parts to right behind the last of those that stand in the same place as it. A field that has a place in a layout
 * stands there, and so does its copy.
 */
export function duplicateParts(keys: readonly string[]): Command {
  return (document, language) => {
    const tree = treeOf(document, language);
    const parts = outermost(tree, keys);
    const last = parts.at(-1);
    if (last === undefined) return gone();
    if (last.within === undefined)
      return refuse('文档本身不能复制到自身', 'The document itself cannot be duplicated');
    const { parent, holding, index } = placeOf(tree, last)?.within ?? last.within;
    const at = { parent: parent.key, holding: holding.name, index: index + 1 };
    const clipping = copyParts(document, keys, language);
    const result = pasteParts(clipping, at)(document, language);
    return 'refused' in result
      ? result
      : { ...result, title: stepTitle('复制', 'Duplicate', last.title ?? last.name) };
  };
}
