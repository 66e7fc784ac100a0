import type { LocalText } from '../../schemas/text.ts';
import { flowIndex } from '../flow/flowIndex.ts';
import { same } from '../same.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { type Command, gone, refuse, withValue } from './command.ts';

/**
 * Sets a member of a node of a flow, or takes it away.
 * @param id of the node
 * @param value undefined: the member goes
 * @param title how the step of the history is called
 */
export function setStepMember(id: string, member: string, value: unknown, title: LocalText): Command {
  return (document) => {
    const path = document.kind === 'flow' ? flowIndex(document).get(id)?.path : undefined;
    if (path === undefined) return gone();
    const pointer = `${path}/${member}`;
    if (same(valueAt(document, pointer), value)) return refuse('没有变化', 'Nothing changes');
    return { document: withValue(document, pointer, value), title };
  };
}
