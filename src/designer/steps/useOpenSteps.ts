import { useState } from 'react';
import { placedSteps } from '../../documents/stepChain.ts';
import type { Step } from '../../schemas/step.ts';
import type { CardKeys } from '../cards/useCardKeys.ts';

/** Which steps show their fields, and which hide what stands in them. */
export interface OpenSteps {
  /** Undefined: nobody has said. */
  readonly isOpen: (path: string) => boolean | undefined;
  readonly isFolded: (path: string) => boolean;
  readonly setOpen: (key: number, isOpen: boolean) => void;
  readonly setFolded: (key: number, isFolded: boolean) => void;
  /** Of a whole chain. */
  readonly setAll: (chain: readonly Step[], isOpen: boolean) => void;
}

/** Keeps what is open by the keys of steps, so that it goes along with them. */
export function useOpenSteps(keys: CardKeys): OpenSteps {
  const [open, keepOpen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [folded, keepFolded] = useState<ReadonlyMap<number, boolean>>(new Map());
  return {
    isOpen: (path) => open.get(keys.of(path)),
    isFolded: (path) => folded.get(keys.of(path)) ?? false,
    setOpen: (key, isOpen) => keepOpen((now) => new Map(now).set(key, isOpen)),
    setFolded: (key, isFolded) => keepFolded((now) => new Map(now).set(key, isFolded)),
    setAll: (chain, isOpen) => {
      const all = placedSteps(chain, '').map(({ at }) => keys.of(at));
      keepOpen(new Map(all.map((key) => [key, isOpen])));
      keepFolded(new Map(all.map((key) => [key, !isOpen])));
    },
  };
}
