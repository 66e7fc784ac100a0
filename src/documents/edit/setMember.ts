import type { LocalText, Text } from '../../schemas/text.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { sharing } from '../diff/sharing.ts';
import type { Part } from '../parts/part.ts';
import { partToSet } from '../parts/overrideOf.ts';
import { same } from '../same.ts';
import { type Command, gone, refuse, treeOf, withValue } from './command.ts';
import { ownTitle } from './ownTitle.ts';
import { isOwnField } from './placeOf.ts';
import { renameNamed } from './renameNamed.ts';
import { stepTitle } from './stepTitle.ts';

/**
 * Sets a member of parts, or takes it away. The code of a form's field is renamed, so that the form keeps what it says of
 * it.
 * @param keys the parts, all to the same value; what a further form says of a field may not be there yet
 * @param member relative pointer: `/title`, `/props/columns`
 * @param value undefined: the member goes
 * @param named how people call the member
 */
export function setMember(keys: readonly string[], member: string, value: unknown, named: Text): Command {
  return (document, language) => {
    const tree = treeOf(document, language);
    const parts = keys.map((key) => partToSet(tree, key)).filter((part) => part !== undefined);
    if (parts.length === 0) return gone();
    const valueFor = (part: Part): unknown =>
      member === '/title' ? ownTitle(value, part, language.metas) : value;
    const changed = parts.filter((part) => !same(valueAt(part.value, member), valueFor(part)));
    if (changed.length === 0) return refuse('没有变化', 'Nothing changes');
    const [first] = changed;
    if (member === '/name' && first !== undefined && isOwnField(first))
      return renameNamed(first.key, typeof value === 'string' ? value : '')(document, language);
    const after = changed.reduce(
      (left, part) =>
        tidied(withValue(left, `${part.pointer}${member}`, valueFor(part)), part.pointer, member, value),
      document,
    );
    const verb = value === undefined ? stepTitle('清除', 'Clear', named) : stepTitle('修改', 'Change', named);
    return { document: after, title: verb, select: keys };
  };
}

/** `props` and the like that hold nothing any more are left out, and so is what nothing more is said of. */
function tidied(
  document: ReturnType<typeof withValue>,
  pointer: string,
  member: string,
  value: unknown,
): ReturnType<typeof withValue> {
  const outer = member.slice(0, member.lastIndexOf('/'));
  if (value === undefined && outer === '' && pointer.startsWith('/overrides/'))
    return withoutEmpty(withoutEmpty(document, pointer), '/overrides');
  if (value !== undefined || outer === '' || pointer === '') return document;
  return Array.isArray(valueAt(document, `${pointer}${outer}`))
    ? document
    : withoutEmpty(document, `${pointer}${outer}`);
}

function withoutEmpty(document: ReturnType<typeof withValue>, pointer: string): ReturnType<typeof withValue> {
  const left = valueAt(document, pointer);
  const isEmpty = typeof left === 'object' && left !== null && Object.keys(left).length === 0;
  return isEmpty ? withValue(document, pointer, undefined) : document;
}

/**
 * Puts a whole document in the place of this one; parts that it does not touch stay the same.
 * @param title what the history calls it; absent: its text was edited
 */
export function replaceDocument(
  next: Parameters<Command>[0],
  title: LocalText = stepTitle('编辑 JSON', 'Edit JSON'),
): Command {
  return (document) =>
    next.kind !== document.kind || next.id !== document.id
      ? refuse('不能修改文档的类型与标识', 'Kind and id of a document stay')
      : { document: sharing(document, next), title };
}
