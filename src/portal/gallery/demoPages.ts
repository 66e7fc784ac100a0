import type { ResourceKind } from '../../schemas/kinds.ts';

/** Where the demo campus shows what draws whole documents, by the kind of the document. */
export const demoPages: Partial<Record<ResourceKind, string>> = {
  form: '/mgr/student',
  mgrForm: '/mgr/student-profile',
  mgrList: '/mgr/student-list',
  control: '/app/campus-welcome',
};
