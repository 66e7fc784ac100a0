import { useState } from 'react';

/** What a text stands for; undefined stands for no value. */
export type Reading<T> = { readonly ok: true; readonly value: T | undefined } | { readonly ok: false };

/**
 * What a person types for a value, kept as typed while that is the value, or no value at all; a value from elsewhere
 * takes its place.
 * @param written the value as text
 * @param write the text of a value, so that the value that typing hands on is known again
 * @param read what a text stands for
 * @param change takes the value wherever a text has one
 */
export function useTyped<T, R extends Reading<T>>(
  written: string,
  write: (value: T | undefined) => string,
  read: (text: string) => R,
  change: (value: T | undefined) => void,
) {
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  const shown = typed?.of === written ? typed.text : written;
  return {
    shown,
    reading: read(shown),
    type: (text: string): void => {
      const next = read(text);
      setTyped({ text, of: next.ok ? write(next.value) : written });
      if (next.ok) change(next.value);
    },
  };
}
