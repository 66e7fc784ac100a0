import type { InputProps } from 'antd';
import { useRef, type ClipboardEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { countCharacters, fitInsertion } from '../../../schemas/characters.ts';
import { typingLocale } from './typing.locale.ts';

interface TypingLimit {
  count: NonNullable<InputProps['count']>;
  onPaste?: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/**
 * The attributes of a box that takes so many characters, counted as everywhere: by code points, where `maxlength` of a
 * browser counts UTF-16 units. What is pasted beyond them is cut, and the person is told how much of it is missing, where
 * there is a screen to say it.
 * @param text what stands in the box
 * @param maxLength absent: any number
 */
export function useTypingLimit(text: string, maxLength: number | undefined): TypingLimit {
  const root = useRoot();
  const told = useText(typingLocale);
  // A composition goes beyond the limit on its way; what comes of it is put into the text that fitted.
  const fitted = useRef(text);
  if (maxLength !== undefined && countCharacters(text) <= maxLength) fitted.current = text;
  if (maxLength === undefined) return { count: { strategy: countCharacters } };
  return {
    count: {
      max: maxLength,
      strategy: countCharacters,
      exceedFormatter: (next, { max }) => fitInsertion(fitted.current, next, max),
    },
    onPaste: ({ currentTarget: { value, selectionStart, selectionEnd }, clipboardData }) => {
      const chosen = value.slice(selectionStart ?? value.length, selectionEnd ?? value.length);
      const room = maxLength - countCharacters(value) + countCharacters(chosen);
      const missing = countCharacters(clipboardData.getData('text/plain')) - Math.max(0, room);
      if (missing > 0 && root.hasUi)
        root.ui.message('warning', told('pasteCut', { max: maxLength, missing }));
    },
  };
}
