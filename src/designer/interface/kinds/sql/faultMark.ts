import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Line and column, from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Reads `2:5`; undefined for anything else. */
export function readPlace(text: string | undefined): TextPlace | undefined {
  const [, line, column] = /^(\d+):(\d+)$/.exec(text ?? '') ?? [];
  return line === undefined || column === undefined
    ? undefined
    : { line: Number(line), column: Number(column) };
}

const mark = StateEffect.define<number | undefined>();
const lineMark = Decoration.line({ class: 'at-sql-line' });
const wordMark = Decoration.mark({ class: 'at-sql-fault' });

/** The marked place; typing takes the mark away, since nobody knows what is wrong then. */
const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { effects, docChanged, state }) => {
    const effect = effects.find((each) => each.is(mark));
    if (effect === undefined) return docChanged ? Decoration.none : before;
    const at: number | undefined = effect.value;
    if (at === undefined) return Decoration.none;
    const line = state.doc.lineAt(at);
    const word = /^(?:\w+|\S)/.exec(line.text.slice(at - line.from))?.[0].length ?? 0;
    const from = word === 0 ? Math.max(line.from, at - 1) : at;
    return Decoration.set([
      lineMark.range(line.from),
      ...(from < at + word ? [wordMark.range(from, at + word)] : []),
    ]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const offsetOf = (view: EditorView, { line, column }: TextPlace): number => {
  const { doc } = view.state;
  const found = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(found.from + column - 1, found.to);
};

/** Marks a place of the text, or none. */
export function markFault(view: EditorView, place: TextPlace | undefined): void {
  const known = view.state.field(marked, false) !== undefined;
  const effect = mark.of(place === undefined ? undefined : offsetOf(view, place));
  view.dispatch({ effects: known ? effect : [StateEffect.appendConfig.of(marked), effect] });
}

/** Puts the caret at a place, in sight. */
export function goTo(view: EditorView, place: TextPlace): void {
  view.dispatch({ selection: { anchor: offsetOf(view, place) }, scrollIntoView: true });
  view.focus();
}
