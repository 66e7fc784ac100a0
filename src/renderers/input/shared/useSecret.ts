import { useState } from 'react';
import { COVERED } from '../../../schemas/secret.ts';
import { asText, fromText } from './textValue.ts';
import type { BoundInput } from './useInput.ts';

/** A secret as its input shows it: what is kept is told of, and never shown. */
export interface Secret {
  /** One is kept, and nothing was typed in its place. */
  readonly covered: boolean;
  /** What was typed. */
  readonly text: string;
  /** Takes what is typed; where nothing is left of it, what is kept stays. */
  readonly type: (text: string) => void;
  readonly takeAway: () => void;
}

/** Reads observables: called inside an observer. */
export function useSecret(input: BoundInput): Secret {
  const [kept, keep] = useState(false);
  const covered = input.value === COVERED;
  return {
    covered,
    text: covered ? '' : asText(input.value),
    type: (text) => {
      if (covered) keep(true);
      input.change(text === '' && (kept || covered) ? COVERED : fromText(text));
    },
    takeAway: () => {
      keep(false);
      input.change(null);
    },
  };
}
