import { hoverTooltip } from '@codemirror/view';
import { signature } from '../../../conditions/index.ts';
import { types } from '../../../conditions/check/index.ts';
import { localise } from '../../../schemas/text.ts';
import type { Offered } from './completions.ts';
import { note } from './completionSource.ts';
import { indexOf, nameAt } from './nameIndex.ts';
import { expressionAt, type Writing } from './written.ts';

/** Says what a name or a function under the pointer is. */
export const hovering = (writing: Writing, offered: () => Offered) =>
  hoverTooltip(({ state }, position) => {
    const piece = expressionAt(state.doc.toString(), writing, position);
    const found = piece && toldAt(piece.source, position - piece.from, offered());
    if (!piece || !found) return null;
    return {
      pos: piece.from + found.from,
      end: piece.from + found.to,
      above: true,
      create: () => ({ dom: note(found.head, found.body) }),
    };
  });

interface Told {
  readonly from: number;
  readonly to: number;
  readonly head: string;
  readonly body: string;
}

const PATH = /[\p{L}_$][\p{L}\d_$]*(?:\[\d+\]|\.[\p{L}\d_$]+)*/gu;

/** What stands at a position: the path up to the step that is pointed at, or a function. */
export function toldAt(
  source: string,
  position: number,
  { names, functions, locale }: Offered,
): Told | undefined {
  const match = [...source.matchAll(PATH)].find(
    ({ index, 0: text }) => position >= index && position <= index + text.length,
  );
  if (!match) return undefined;
  const { index: from, 0: whole } = match;
  const rest = whole.slice(position - from);
  const path = whole.slice(0, position - from) + (/^[\p{L}\d_$]*/u.exec(rest)?.[0] ?? '');
  const to = from + path.length;
  const entry = functions[path];
  if (entry) return { from, to, head: signature(entry), body: localise(entry.help, locale) };
  const name = nameAt(names, path);
  const known = name && indexOf(names, locale).find((each) => each.name === name);
  if (!known) return undefined;
  return { from, to, head: known.trail, body: `${path} · ${localise(types.typeName(name.type), locale)}` };
}
