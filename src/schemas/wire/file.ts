import { Type, type Static } from 'typebox';

/** Ids of stored files. */
export const FILE_ID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** A stored file as records hold it (wire contract, section 4). */
export const FileSchema = Type.Object(
  {
    id: Type.String({ pattern: FILE_ID }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** Bytes. */
    size: Type.Integer({ minimum: 0 }),
    /** Media type, judged by content. */
    type: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
);
export type FileValue = Static<typeof FileSchema>;
