import { createContext, type ReactNode } from 'react';

/** Steps as the submit sees them. */
export interface StepsOfForm {
  /** Whether each of them has been shown. */
  readonly isComplete: () => boolean;
  /** Judges the present one, and leads on. */
  readonly next: () => Promise<void>;
  /** Counts the fields of all of them as shown, to be judged. */
  readonly showAll: () => void;
  /** Shows one again: the first that holds something wrong, else the present one. */
  readonly showOne: () => void;
}

export interface SubmitOfSchema {
  /** What a submit button of a schema does. */
  readonly submit: () => void;
  /** Brings the first field that is wrong into sight, and puts the cursor into it. */
  readonly showWrong: () => void;
  /** The steps that are drawn. */
  readonly steps: Set<StepsOfForm>;
  /** The button that steps show beside the last of them, where the schema has none of its own. */
  readonly button?: ReactNode;
}

export const SubmitContext = createContext<SubmitOfSchema>({
  submit: () => undefined,
  showWrong: () => undefined,
  steps: new Set(),
});
