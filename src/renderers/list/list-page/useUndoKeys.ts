import { useEffect, useRef, type RefObject } from 'react';

/** What takes Ctrl+Z for itself. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey;

/**
 * Ctrl+Z, or Command+Z, inside an element. A card that was carried to another place by the pointer leaves the focus
 * nowhere: then it is where the person pressed last that counts.
 */
export function useUndoKeys(undo: () => void): RefObject<HTMLDivElement> {
  const around = useRef<HTMLDivElement>(null);
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    let pressedInside = false;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && around.current?.contains(target) === true;
    const onPress = ({ target }: Event): void => {
      pressedInside = isInside(target);
    };
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (!isUndo(event) || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      if (!isInside(target) && !(target === document.body && pressedInside)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return around;
}
