import type { FieldMeta } from '../schemas/rendererMeta.ts';

/** Whether people can make conditions of a field: it is a filter, or has parts to compare. */
export const isConditionField = ({ toFilter, parts, dataType }: FieldMeta): boolean =>
  toFilter !== undefined || parts !== undefined || dataType === 'user';
