import type { TSchema } from 'typebox';
import { CHOICE_TITLES } from '../../schemas/annotation.ts';
import type { LocalText } from '../../schemas/text.ts';
import { choiceWords } from './choiceWords.ts';
import { shapeOf } from './schemaShape.ts';

/** A value that a person chooses, and what it is called. */
export interface Choice {
  readonly value: string | number;
  readonly title: LocalText;
}

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/**
 * The values that a schema lets choose among, each with its title: the schema's own, else the common word. Examples of
 * a text are choices too; others come by an expression.
 * @returns undefined where it is no choice
 */
export function choicesOf(schema: TSchema): readonly Choice[] | undefined {
  const shape = shapeOf(schema);
  const values = shape.enum ?? shape.examples ?? (shape.const === undefined ? undefined : [shape.const]);
  if (!Array.isArray(values) || !values.every(isValue)) return undefined;
  const own = new Map(Object.entries(shape[CHOICE_TITLES] ?? {}));
  return values.map((value) => {
    const written = String(value);
    const word = typeof value === 'number' ? undefined : (own.get(written) ?? choiceWords.get(written));
    return { value, title: word ?? { zhCN: written, enUS: written } };
  });
}
