import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { tokensIn, type WrittenToken } from '../../../conditions/index.ts';
import { expressionsIn, type Writing } from './written.ts';

const marks = new Map(
  (['quote', 'comment', 'keyword', 'number', 'call', 'brace'] as const).map((kind) => [
    kind as string,
    Decoration.mark({ class: `at-token-${kind}` }),
  ]),
);

/** Colours what is written by the language's own tokens. */
export const highlighted = (writing: Writing) =>
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = decorate(view.state.doc.toString(), writing);
      }

      update({ docChanged, state }: ViewUpdate): void {
        if (docChanged) this.decorations = decorate(state.doc.toString(), writing);
      }
    },
    { decorations: ({ decorations }) => decorations },
  );

function decorate(shown: string, writing: Writing): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const add = (from: number, to: number, kind: string): void => {
    const mark = marks.get(kind);
    if (mark && to > from) builder.add(from, to, mark);
  };
  for (const { source, from, to } of expressionsIn(shown, writing)) {
    if (writing === 'text') add(from - 2, from, 'brace');
    for (const token of tokensIn(source)) add(from + token.from, from + token.to, kindOf(token, source));
    if (writing === 'text' && shown.startsWith('}}', to)) add(to, to + 2, 'brace');
  }
  return builder.finish();
}

/** A name before a bracket is a function's. */
const kindOf = ({ kind, to }: WrittenToken, source: string): string =>
  kind === 'name' && /^\s*\(/.test(source.slice(to)) ? 'call' : kind;
