import { defineRenderer } from '../../../runtime/registry/defineRenderer.ts';
import { departmentTextMeta } from './DepartmentText.meta.ts';

export const departmentText = defineRenderer(departmentTextMeta, {
  load: () => import('./DepartmentText.tsx'),
});
