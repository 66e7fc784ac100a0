import type { EditorView } from '@codemirror/view';
import { EditorSelection, type SelectionRange } from '@codemirror/state';

/** What a button of the toolbar does to the selection. */
export type Format =
  'bold' | 'italic' | 'code' | 'heading' | 'bulletList' | 'orderedList' | 'blockquote' | 'link';

const around: Partial<Record<Format, string>> = { bold: '**', italic: '*', code: '`' };
const before: Partial<Record<Format, (line: number) => string>> = {
  heading: () => '### ',
  bulletList: () => '- ',
  orderedList: (line) => `${line + 1}. `,
  blockquote: () => '> ',
};

/** Puts the marks of a format on the selection, or takes them away where they stand already; the editor is focused. */
export function applyFormat(view: EditorView, format: Format): void {
  const mark = around[format];
  const prefix = before[format];
  if (mark !== undefined) toggleAround(view, mark);
  else if (prefix) togglePrefix(view, prefix);
  else insertLink(view);
  view.focus();
}

function toggleAround(view: EditorView, mark: string): void {
  const { state } = view;
  const { length } = mark;
  view.dispatch(
    state.changeByRange((range) => {
      const { from, to } = range;
      const marked = state.sliceDoc(from - length, from) === mark && state.sliceDoc(to, to + length) === mark;
      if (marked) {
        const changes = [
          { from: from - length, to: from },
          { from: to, to: to + length },
        ];
        return { changes, range: EditorSelection.range(from - length, to - length) };
      }
      const changes = [
        { from, insert: mark },
        { from: to, insert: mark },
      ];
      return { changes, range: EditorSelection.range(from + length, to + length) };
    }),
    { userEvent: 'input.format' },
  );
}

function togglePrefix(view: EditorView, prefix: (line: number) => string): void {
  const { state } = view;
  const lines = linesOf(view, state.selection.main);
  const has = lines.every(({ text }, place) => text.startsWith(prefix(place)));
  const changes = lines.map(({ from }, place) =>
    has ? { from, to: from + prefix(place).length } : { from, insert: prefix(place) },
  );
  view.dispatch({ changes, userEvent: 'input.format' });
}

function linesOf({ state }: EditorView, { from, to }: SelectionRange) {
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to).number;
  return Array.from({ length: last - first + 1 }, (_, place) => state.doc.line(first + place));
}

/** The address is selected, to be typed over. */
function insertLink(view: EditorView): void {
  const { from, to } = view.state.selection.main;
  const words = view.state.sliceDoc(from, to);
  const address = from + words.length + 3;
  view.dispatch({
    changes: { from, to, insert: `[${words}](https://)` },
    selection: { anchor: address, head: address + 'https://'.length },
    userEvent: 'input.format',
  });
}
