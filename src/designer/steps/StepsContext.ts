import { createContext, useContext } from 'react';
import type { Step } from '../../schemas/step.ts';
import type { CallInput, InterfaceStep } from '../../schemas/wire/interface.ts';
import type { FieldFindings } from '../fields/FieldFindings.ts';
import type { Callables } from './Callables.ts';
import type { Refusal } from './limits.ts';
import type { PlaceGroup } from './place.ts';
import type { StepPlace } from '../cards/tree.ts';

/** What became of a step in a try. */
export type StepOutcome = Pick<InterfaceStep, 'do' | 'outcome' | 'times' | 'rows' | 'took'>;

/** A chain as it is worked on, for the cards of its steps. Paths are those of steps within the chain. */
export interface StepsEditing {
  readonly chain: readonly Step[];
  readonly callables: Callables;
  readonly findings: FieldFindings;
  readonly mayWrite: boolean;
  /** Why steps that write cannot be added. */
  readonly noWrites: string | undefined;
  /** Of a step or one of its members, as findings name it. */
  readonly fullPath: (path: string) => string;
  readonly keyOf: (path: string) => number;
  readonly outcomeOf: (path: string) => StepOutcome | undefined;
  /** What a step can read. */
  readonly placesAt: (path: string) => readonly PlaceGroup[];
  /** What an input of what a step calls is taken from where that is chosen. */
  readonly proposed: (input: CallInput) => string | undefined;
  /** What a step does, in a line. */
  readonly say: (path: string, step: Step) => string;
  /** Under which condition it does so. */
  readonly sayWhen: (path: string, step: Step) => string | undefined;
  /** What a step is called: its number. */
  readonly called: (path: string) => string;

  /** Whether the fields of a step show. */
  readonly isOpen: (path: string) => boolean;
  readonly setOpen: (path: string, isOpen: boolean) => void;
  /** Whether what stands in a step is hidden. */
  readonly isFolded: (path: string) => boolean;
  readonly setFolded: (path: string, isFolded: boolean) => void;

  readonly whyNotAdded: (place: StepPlace, kind: Step['do']) => Refusal | undefined;
  readonly whyNotMoved: (path: string, to: StepPlace) => Refusal | undefined;
  readonly whyNotDuplicated: (path: string) => Refusal | undefined;
  readonly canMove: (path: string, by: -1 | 1) => boolean;
  readonly add: (place: StepPlace, kind: Step['do']) => void;
  readonly update: (path: string, step: Step) => void;
  /** The name of a step is being typed from here on. */
  readonly beginRename: (path: string) => void;
  readonly rename: (path: string, name: string) => void;
  readonly moveBy: (path: string, by: -1 | 1) => void;
  readonly moveTo: (path: string, to: StepPlace) => void;
  readonly duplicate: (path: string) => void;
  readonly remove: (path: string) => void;
}

const StepsContext = createContext<StepsEditing | undefined>(undefined);

export const StepsProvider = StepsContext.Provider;

/** The chain that a card belongs to. @throws where there is none around it */
export function useSteps(): StepsEditing {
  const editing = useContext(StepsContext);
  if (editing === undefined) throw new Error('No chain of steps around this');
  return editing;
}
