import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { BoundInput } from './useInput.ts';

/** Tells the values that a box gave itself from those that others put into its field while somebody stands in it. */
export interface OutsideValue {
  /** The input; what the box gives goes by it. */
  readonly input: BoundInput;
  /** The value came from outside, and nothing has been typed since; the same function at every drawing. */
  readonly cameIn: () => boolean;
  /** Something has been typed. */
  readonly typed: () => void;
}

/**
 * Watches for values from outside, such as pasted rows, a way back or an action. Key presses tell nothing of where a
 * value comes from: the shortcut that pastes is one.
 */
export function useOutsideValue(bound: BoundInput): OutsideValue {
  const last = useRef(bound.value);
  const given = useRef(bound.value);
  const outside = useRef(false);
  /** What is drawn next answers what the box gave, though it may be another value: no hours beside minutes are 0. */
  const asked = useRef(false);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  if (!Object.is(last.current, bound.value)) {
    last.current = bound.value;
    outside.current = !asked.current && !Object.is(given.current, bound.value);
  }
  useEffect(() => {
    asked.current = false;
  });
  return {
    input: {
      ...bound,
      change: (value) => {
        given.current = value;
        asked.current = true;
        // Where the field does not change, the question ends all the same.
        draw();
        bound.change(value);
      },
    },
    cameIn: useCallback(() => outside.current, []),
    typed: useCallback(() => {
      outside.current = false;
    }, []),
  };
}
