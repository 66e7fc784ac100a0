import { useRef } from 'react';
import type { HoldField } from '../../../runtime/render/rendererProps.ts';
import type { BoundInput } from './useInput.ts';

/**
 * What the boxes of one field hold: the half that one of them gave waits for the other to be mended, and why it has to
 * be is told when its box is left, though the field is not.
 */
export function useHolds({ hold, leave }: Pick<BoundInput, 'hold' | 'leave'>): {
  hold: HoldField;
  isHeld: () => boolean;
} {
  const held = useRef(0);
  return {
    hold: (finish, fault) => {
      const release = hold(finish, fault);
      held.current += 1;
      if (fault) leave();
      return () => {
        held.current -= 1;
        release();
      };
    },
    isHeld: () => held.current > 0,
  };
}
