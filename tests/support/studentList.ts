import type { FormDocument, MgrListDocument } from '../../src/schemas/documents/index.ts';
import type { FieldNode } from '../../src/schemas/node.ts';

/** The form `student` with some fields. */
export const studentForm = (...fields: FieldNode[]): FormDocument => ({
  kind: 'form',
  schemaVersion: 1,
  id: 'student',
  name: 'student',
  fields,
  grants: [],
});

/** The list `students` of the form `student`. */
export const studentList = (
  columns: MgrListDocument['columns'],
  more: Partial<MgrListDocument> = {},
): MgrListDocument => ({
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'students',
  name: 'students',
  module: 'student',
  columns,
  ...more,
});
