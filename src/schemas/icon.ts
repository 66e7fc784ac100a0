import { Type } from 'typebox';

/** The member of a schema whose text is the name of an icon, so that the check knows it where it stands. */
export const ICON = 'x-icon';

/** The name of an icon of the portal's set (`iconNames.ts`); one that there is none of draws nothing. */
export const IconSchema = Type.String({ maxLength: 64, [ICON]: true });
