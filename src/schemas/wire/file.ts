import { Type, type Static } from 'typebox';

/** Ids of stored files. */
export const FILE_ID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** Longest sides of thumbnails, px: for a cell, for the tile of a form, for a tile of a gallery. */
export const THUMBNAIL_SIZES = [128, 384, 1024] as const;
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** A stored file as records hold it (`docs/api.md`, Records). */
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
