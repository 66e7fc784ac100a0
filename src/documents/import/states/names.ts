import type { ColumnType } from '../../../schemas/rendererMeta.ts';
import type { Known, Run } from '../read/run.ts';

/** A field as an expression reads it. */
export interface Named {
  /** `form.a`, `row.a`. */
  readonly reference: string;
  /** How its value is kept, which decides what counts as true. */
  readonly column: ColumnType | null | undefined;
  /** Its values before they became texts, by these; none at all: they were no texts, and nobody knows which. */
  readonly originals: ReadonlyMap<string, unknown> | undefined;
}

/** A field as the expressions of a run read it; undefined where they cannot. */
export function named(known: Known | undefined, run: Run): Named | undefined {
  const reference = known && run.referenceTo(known);
  if (!known || reference === undefined) return undefined;
  return { reference, column: run.metas.get(known.node.type)?.field?.column, originals: known.originals };
}
