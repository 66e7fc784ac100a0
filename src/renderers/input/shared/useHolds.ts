import { useRef } from 'react';
import type { HoldField } from '../../../runtime/render/rendererProps.ts';

/** Counts what two boxes of one field hold: the half that one of them gave waits for the other to be mended. */
export function useHolds(hold: HoldField): { hold: HoldField; isHeld: () => boolean } {
  const held = useRef(0);
  return {
    hold: (finish, fault) => {
      const release = hold(finish, fault);
      held.current += 1;
      return () => {
        held.current -= 1;
        release();
      };
    },
    isHeld: () => held.current > 0,
  };
}
