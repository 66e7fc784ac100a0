import { useEffect, type RefObject } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

/**
 * Presses the button of the form on a stage, once it is there: its messages are those that a person gets who saves it
 * as it is. Not again when the document is edited, which would take the focus out of the editor.
 */
export function useRefusedSave(stage: RefObject<HTMLElement | null>, wanted: boolean): void {
  const root = useRoot();
  useEffect(() => {
    const element = stage.current;
    if (!wanted || !element) return undefined;
    const save = (): boolean => {
      const form = element.querySelector('form');
      form?.requestSubmit();
      return form !== null;
    };
    if (save()) return undefined;
    const observer = new MutationObserver(() => {
      if (save()) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [root, stage, wanted]);
}
