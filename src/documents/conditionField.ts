import type { FieldMeta } from '../schemas/rendererMeta.ts';

/** Whether people can make conditions of a field: it is a filter, or holds people. */
export const isConditionField = ({ toFilter, person, dataType }: FieldMeta): boolean =>
  toFilter !== undefined || person === true || dataType === 'user';
