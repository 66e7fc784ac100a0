import { useEffect, type KeyboardEvent } from 'react';
import type { InputAttributes } from './useInput.ts';

/**
 * Attributes for antd's select family, which copies `aria-*` to its frame as well. `aria-required` is not allowed
 * there, so that the input alone gets it.
 */
export function useSelectAttributes({ 'aria-required': required, ...attributes }: InputAttributes) {
  const { id } = attributes;
  useEffect(() => {
    if (id === undefined) return;
    document.getElementById(id)?.setAttribute('aria-required', String(required));
  }, [id, required]);
  return { ...attributes, onInputKeyDown: leaveByTab };
}

/** Tab goes on and chooses nothing: antd would take, or take back, whatever option its list highlights. */
function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
