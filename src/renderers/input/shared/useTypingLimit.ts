import type { ClipboardEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { inputLocale } from './input.locale.ts';

interface TypingLimit {
  maxLength?: number;
  onPaste?: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/**
 * The attributes of a box that takes so many characters. The browser cuts what is pasted beyond them without a word, so
 * the person is told how much of it is missing.
 * @param maxLength absent: any number
 */
export function useTypingLimit(maxLength: number | undefined): TypingLimit {
  const { ui } = useRoot();
  const text = useText(inputLocale);
  if (maxLength === undefined) return {};
  return {
    maxLength,
    onPaste: ({ currentTarget: { value, selectionStart, selectionEnd }, clipboardData }) => {
      const chosen = (selectionEnd ?? value.length) - (selectionStart ?? value.length);
      const missing = clipboardData.getData('text/plain').length - (maxLength - value.length + chosen);
      if (missing > 0) ui.message('warning', text('pasteCut', { max: maxLength, missing }));
    },
  };
}
