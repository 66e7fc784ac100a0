/** What a step came to: rows, or one result. */
export interface StepAnswer {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  readonly result: unknown;
  /** All rows that there are; a list that is shorter is cut. */
  readonly total: number;
  /** Only so many rows were asked for: what is beyond them is not missing. */
  readonly isPage?: boolean;
}

/** What a step comes to that is left out. */
export const NOTHING: StepAnswer = { list: [], result: null, total: 0 };

/** One result. */
export const resultOf = (result: unknown): StepAnswer => ({ ...NOTHING, result });
