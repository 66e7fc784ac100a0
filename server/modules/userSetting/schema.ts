import { Type } from 'typebox';

/** Such as `list/student-list/columns`. */
const key = Type.String({ pattern: '^[a-z][A-Za-z0-9._/-]{0,119}$' });

export const GetSettingsParam = Type.Object({
  keys: Type.Array(key, { minItems: 1, maxItems: 50, uniqueItems: true }),
});

export const SaveSettingParam = Type.Object({ key, value: Type.Unknown() });
