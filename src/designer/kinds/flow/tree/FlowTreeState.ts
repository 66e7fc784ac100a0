import { makeAutoObservable, observableRef } from 'mobx';
import { createContext, useContext } from 'react';
import type { TargetKey } from '../../../../documents/edit/command.ts';
import type { PartTree } from '../../../../documents/parts/part.ts';
import type { StepWords } from '../say/words.ts';

/** A gap between steps, by what outlives changes: the part that holds the sequence, and the step before. */
export interface Gap {
  /** Key of the document or of a branch. */
  readonly parent: string;
  /** Key of a step; undefined: before all of them. */
  readonly after: string | undefined;
}

/** Where a gap is now. */
export function placeOfGap({ byKey }: PartTree, { parent, after }: Gap): TargetKey {
  const index = after === undefined ? 0 : (byKey.get(after)?.within?.index ?? -1) + 1;
  return { parent, holding: 'nodes', index };
}

/** What somebody is about to do with the tree: add a step in a gap, or move one. Read by each card for itself. */
export class FlowTreeState {
  /** The words as they are now; cards say themselves anew where they come out otherwise. */
  words: StepWords;
  /** The gap in which a step is about to be added, with the button that was pressed. */
  adding: { readonly gap: Gap; readonly from: HTMLElement } | undefined = undefined;
  /** Key of the part whose menu is open, with the button that was pressed. */
  acting: { readonly key: string; readonly from: HTMLElement } | undefined = undefined;
  private picked: string | undefined = undefined;
  private readonly parts: () => PartTree;

  /** @param parts of the document as it is now */
  constructor(words: StepWords, parts: () => PartTree) {
    this.words = words;
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(
      this,
      { words: observableRef, adding: observableRef, acting: observableRef, parts: false },
      { autoBind: true },
    );
  }

  /** Key of the step that is being moved; none where it was removed meanwhile. */
  get moving(): string | undefined {
    return this.picked !== undefined && this.parts().byKey.has(this.picked) ? this.picked : undefined;
  }

  say(words: StepWords): void {
    this.words = words;
  }

  add(gap: Gap | undefined, from?: HTMLElement): void {
    this.adding = gap === undefined || from === undefined ? undefined : { gap, from };
  }

  act(key: string | undefined, from?: HTMLElement): void {
    this.acting = key === undefined || from === undefined ? undefined : { key, from };
  }

  move(key: string | undefined): void {
    this.picked = key;
  }
}

const FlowTreeContext = createContext<FlowTreeState | undefined>(undefined);
export const FlowTreeProvider = FlowTreeContext.Provider;

/** The tree around a card. @throws Error outside of one: a slip of whoever draws */
export function useFlowTree(): FlowTreeState {
  const state = useContext(FlowTreeContext);
  if (state === undefined) throw new Error('No tree of a flow around this.');
  return state;
}
