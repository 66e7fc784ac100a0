import { useCallback, useEffect, useState } from 'react';

/** Ctrl+F finds in the document, from boxes of text too; an editor of code finds in itself, a dialog leaves it to the browser. */
const asksToFind = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  key.toLowerCase() === 'f' &&
  !(target instanceof HTMLElement && target.closest('.cm-editor, .ant-modal') !== null);

/** How often somebody asked to find something since they last left it; 0: nobody is looking. */
export function useFindKey(): { readonly asked: number; readonly leave: () => void } {
  const [asked, ask] = useState(0);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!asksToFind(event)) return;
      event.preventDefault();
      ask((times) => times + 1);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return { asked, leave: useCallback(() => ask(0), []) };
}
