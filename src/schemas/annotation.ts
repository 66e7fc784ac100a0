import type { TSchema } from 'typebox';
import type { LocalText } from './text.ts';

/** The member of a schema that says in which unit a number counts. */
export const UNIT = 'x-unit';
/** The member of a schema that says what the values of a choice are called, where the common words do not fit. */
export const CHOICE_TITLES = 'x-choices';

/** The member of a schema that says what a member of an object is called, where the common words do not fit. */
export const MEMBER_TITLE = 'x-title';

/** Units as panels show them behind an input: pixels, seconds. */
export type Unit = 'px' | 's';

/** A number with the unit that it counts in. */
export const inUnit = <S extends TSchema>(unit: Unit, schema: S): S => ({ ...schema, [UNIT]: unit });

/** A choice whose values are called otherwise than the common words (`designer/settings/choiceWords.ts`) have it. */
export const withChoiceTitles = <S extends TSchema>(
  schema: S,
  titles: Readonly<Record<string, LocalText>>,
): S => ({ ...schema, [CHOICE_TITLES]: titles });

/** A member of an object that is called otherwise than the common words (`designer/settings/memberWords.ts`) have it. */
export const withTitle = <S extends TSchema>(title: LocalText, schema: S): S => ({
  ...schema,
  [MEMBER_TITLE]: title,
});
