import type { DataType } from '../../schemas/condition.ts';

/** A value that a step can read. */
export interface Place {
  /** As expressions name it: `inputs.year`, `steps.books.list[0].title`. */
  readonly path: string;
  readonly title: string;
  readonly type: DataType;
  /** It is a whole list of rows. */
  readonly isRows?: true;
}

/** Values of one origin. */
export interface PlaceGroup {
  readonly title: string;
  readonly places: readonly Place[];
}
