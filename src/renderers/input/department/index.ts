import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { departmentMeta } from './Department.meta.ts';

export const department = defineRenderer(departmentMeta, {
  load: () => import('./Department.tsx'),
  locale: inputLocale,
});
