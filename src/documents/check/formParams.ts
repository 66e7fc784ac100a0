import { types } from '../../conditions/check/index.ts';

/** Parameters that every form page takes: the record to open, and whether to show or to edit it. */
export const formParams = {
  id: types.TEXT,
  mode: { kind: 'text', values: ['view', 'edit', 'add'] },
} as const;
