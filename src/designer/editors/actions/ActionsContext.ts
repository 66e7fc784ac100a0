import { type ComponentType, createContext, useContext } from 'react';
import type { Action } from '../../../schemas/action.ts';
import type { StepPlace } from '../../cards/tree.ts';
import type { PropListProps } from '../../settings/controlProps.ts';

/** A chain as it is worked on, for its cards. Paths are those of actions within the chain: `0`, `2.onError.1`. */
export interface ActionsEditing {
  readonly chain: readonly Action[];
  readonly disabled: boolean;
  /** Draws members with the controls of props. */
  readonly List: ComponentType<PropListProps>;
  readonly keyOf: (path: string) => number;
  /** The id of the line of an action, by which the focus finds it. */
  readonly lineId: (path: string) => string;
  /** JSON pointer of an action in the document. */
  readonly pointerOf: (path: string) => string;
  /** What is wrong with an action, or one of its members; `exactly`: with itself and nothing in it. */
  readonly problemsAt: (path: string, member?: string, exactly?: boolean) => readonly string[];
  /** What an action does, in a sentence. */
  readonly say: (action: Action) => string;
  /** Under which condition. */
  readonly sayWhen: (action: Action) => string | undefined;

  readonly isOpen: (path: string) => boolean;
  readonly setOpen: (path: string, isOpen: boolean) => void;
  readonly canMove: (path: string, by: -1 | 1) => boolean;
  readonly add: (place: StepPlace, name: string) => void;
  /** @param member what of it was set */
  readonly update: (path: string, action: Action, member: string) => void;
  readonly moveBy: (path: string, by: -1 | 1) => void;
  readonly moveTo: (path: string, to: StepPlace) => void;
  readonly duplicate: (path: string) => void;
  readonly remove: (path: string) => void;
  readonly addBranch: (path: string) => void;
  readonly removeBranch: (path: string, at: number) => void;
  /** Whether an action does something of its own where it fails. */
  readonly setOnError: (path: string, has: boolean) => void;
}

const ActionsContext = createContext<ActionsEditing | undefined>(undefined);

export const ActionsProvider = ActionsContext.Provider;

/** The chain that a card belongs to. @throws Error where there is none around it: a slip of whoever draws */
export function useActions(): ActionsEditing {
  const editing = useContext(ActionsContext);
  if (editing === undefined) throw new Error('No chain of actions is edited here.');
  return editing;
}
