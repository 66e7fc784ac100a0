import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen } from '@testing-library/react';

/** Opens the editor of an expression by the title of what it is written for. */
export async function openExpression(title: string): Promise<EditorView> {
  fireEvent.click(screen.getByRole('button', { name: `${title}：表达式` }));
  const view = EditorView.findFromDOM(await screen.findByRole('textbox', { name: `${title}：表达式` }));
  if (!view) throw new Error('There is no editor.');
  return view;
}

/** Writes another text into an editor, as jsdom has no layout to type into. */
export const rewrite = (view: EditorView, text: string): void => {
  act(() => {
    const { length } = view.state.doc;
    view.dispatch({ changes: { from: 0, to: length, insert: text }, selection: { anchor: text.length } });
  });
};
