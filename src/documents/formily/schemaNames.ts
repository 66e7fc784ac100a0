/** What every expression of a Formily schema sees beside the names of the page. */
export const SCHEMA_NAMES = [
  '$self',
  '$form',
  '$values',
  '$record',
  '$records',
  '$index',
  '$lookup',
  '$deps',
  '$dependencies',
  '$target',
] as const;
