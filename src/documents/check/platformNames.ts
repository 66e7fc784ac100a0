import * as types from '../../conditions/check/staticType.ts';
import type { StaticType } from '../../conditions/check/staticType.ts';

/**
 * Names that every expression of the product sees, with their types: the platform variables, and the
 * language of the interface.
 */
export const platformNames: Readonly<Record<string, StaticType>> = {
  platform_schoolId: types.TEXT,
  platform_group: types.listOf(types.TEXT),
  platform_realName: types.TEXT,
  platform_userId: types.TEXT,
  platform_userName: types.TEXT,
  platform_device: { kind: 'text', values: ['desktop', 'tablet', 'mobile'] },
  platform_theme: { kind: 'text', values: ['dark', 'light'] },
  platform_locale: { kind: 'text', values: ['zhCN', 'enUS'] },
  actionMights: types.listOf(types.TEXT),
};
