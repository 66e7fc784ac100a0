import { valueAt } from '../../schemas/pointer.ts';
import { isText, type LocalText } from '../../schemas/text.ts';
import { same } from '../same.ts';
import { type Command, gone, refuse, withValue } from './command.ts';

/**
 * Puts other wordings in the place of texts.
 * @param changed texts by their JSON pointers; those that are not there any more are left out
 * @param title how the step is called
 */
export function setTexts(
  changed: readonly { readonly pointer: string; readonly text: LocalText }[],
  title: LocalText,
): Command {
  return (document) => {
    const there = changed.filter(({ pointer }) => isText(valueAt(document, pointer)));
    if (there.length === 0) return gone();
    const other = there.filter(({ pointer, text }) => !same(valueAt(document, pointer), text));
    if (other.length === 0) return refuse('没有变化', 'Nothing changes');
    return {
      document: other.reduce((left, { pointer, text }) => withValue(left, pointer, text), document),
      title,
    };
  };
}
