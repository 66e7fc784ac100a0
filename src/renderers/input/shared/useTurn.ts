import { useRef, useState } from 'react';

/**
 * Counts how often somebody else has changed the value of an input, such as by a reset. What was typed and refused
 * belongs to the value that was put aside: boxes with the count as their key begin anew with it.
 * @returns the count, and what the input says before it changes the value itself
 */
export function useTurn(value: unknown): { turn: number; give: (next: unknown) => void } {
  const shown = JSON.stringify(value);
  const given = useRef(shown);
  const [{ last, turn }, follow] = useState({ last: shown, turn: 0 });
  if (last !== shown) follow({ last: shown, turn: given.current === shown ? turn : turn + 1 });
  return {
    turn,
    give: (next) => {
      given.current = JSON.stringify(next);
    },
  };
}
