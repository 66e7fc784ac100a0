import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { departmentMeta } from './Department.meta.ts';

export const department = defineRenderer(departmentMeta, {
  load: () => import('./Department.tsx'),
});
