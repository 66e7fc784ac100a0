import { Type, type TSchema } from 'typebox';
import { CHOICE_TITLES } from './annotation.ts';
import type { LocalText } from './text.ts';

/** Names that expressions can say: parameters, variables, sources, inputs. */
export const NAME = '^[A-Za-z][A-Za-z0-9_]{0,62}$';

/** An object whose members all have names of one form; any other name is refused. */
export const named = <S extends TSchema>(pattern: string, value: S) =>
  Type.Record(Type.String({ pattern }), value, { additionalProperties: false });

/** One of a few named values. */
export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

/** One of a few named values that are called otherwise than the common words have it. */
export const titledOneOf = <const T extends readonly [string, ...string[]]>(
  titles: Readonly<Record<T[number], LocalText>>,
  ...values: T
) =>
  Type.Unsafe<T[number]>({
    type: 'string',
    enum: [...values],
    [CHOICE_TITLES]: Object.fromEntries(
      Object.entries<LocalText>(titles).filter(([name]) => values.some((value) => value === name)),
    ),
  });
