import type { TSchema } from 'typebox';
import type { LocalText } from './text.ts';

/** The member of a schema that says in which unit a number counts. */
export const UNIT = 'x-unit';
/** The member of a schema that says what the values of a choice are called, where the common words do not fit. */
export const CHOICE_TITLES = 'x-choices';

/** Units as panels show them behind an input: pixels, seconds. */
export type Unit = 'px' | 's';

/** A number with the unit that it counts in. */
export const inUnit = <S extends TSchema>(unit: Unit, schema: S): S => ({ ...schema, [UNIT]: unit });

/** A choice whose values are called otherwise than the common words (`designer/settings/choiceWords.ts`) have it. */
export const withChoiceTitles = <S extends TSchema>(
  schema: S,
  titles: Readonly<Record<string, LocalText>>,
): S => ({ ...schema, [CHOICE_TITLES]: titles });
