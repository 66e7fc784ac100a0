import { createContext, useContext } from 'react';
import type { Step } from '../../schemas/step.ts';
import type { CallInput, InterfaceStep } from '../../schemas/wire/interface.ts';
import type { FieldFindings } from '../fields/FieldFindings.ts';
import type { Callables } from './Callables.ts';
import type { Refusal } from './limits.ts';
import type { PlaceGroup } from './place.ts';
import type { StepPlace } from './tree.ts';

/** What became of a step in a try. */
export type StepOutcome = Pick<InterfaceStep, 'outcome' | 'times' | 'rows' | 'took'>;

/** A chain as it is worked on, for the cards of its steps. Paths are those of steps within the chain. */
export interface StepsEditing {
  readonly chain: readonly Step[];
  readonly callables: Callables;
  readonly findings: FieldFindings;
  readonly mayWrite: boolean;
  /** Why steps that write cannot be added. */
  readonly noWrites: string | undefined;
  /** Of a step or one of its members, as findings name it. */
  fullPath(path: string): string;
  keyOf(path: string): number;
  outcomeOf(path: string): StepOutcome | undefined;
  /** What a step can read. */
  placesAt(path: string): readonly PlaceGroup[];
  /** What an input of what a step calls is taken from where that is chosen. */
  proposed(input: CallInput): string | undefined;
  /** What a step does, in a line. */
  say(path: string, step: Step): string;
  /** Under which condition it does so. */
  sayWhen(path: string, step: Step): string | undefined;
  /** What a step is called: its number. */
  called(path: string): string;

  /** Whether the fields of a step show. */
  isOpen(path: string): boolean;
  setOpen(path: string, isOpen: boolean): void;
  /** Whether what stands in a step is hidden. */
  isFolded(path: string): boolean;
  setFolded(path: string, isFolded: boolean): void;

  whyNotAdded(place: StepPlace, kind: Step['do']): Refusal | undefined;
  whyNotMoved(path: string, to: StepPlace): Refusal | undefined;
  whyNotDuplicated(path: string): Refusal | undefined;
  canMove(path: string, by: -1 | 1): boolean;
  add(place: StepPlace, kind: Step['do']): void;
  update(path: string, step: Step): void;
  /** The name of a step is being typed from here on. */
  beginRename(path: string): void;
  rename(path: string, name: string): void;
  moveBy(path: string, by: -1 | 1): void;
  moveTo(path: string, to: StepPlace): void;
  duplicate(path: string): void;
  remove(path: string): void;
}

const StepsContext = createContext<StepsEditing | undefined>(undefined);

export const StepsProvider = StepsContext.Provider;

/** The chain that a card belongs to. @throws where there is none around it */
export function useSteps(): StepsEditing {
  const editing = useContext(StepsContext);
  if (editing === undefined) throw new Error('No chain of steps around this');
  return editing;
}
