import type { ThumbnailSize } from '../../src/schemas/wire/file.ts';
import { THUMBNAIL_SIZES } from '../../src/schemas/wire/file.ts';
import { AppError } from '../errors/AppError.ts';
import type { Slots } from '../limits/slots.ts';
import type { FileStorage } from '../storage/FileStorage.ts';
import type { FileEntry } from './repository.ts';

/** Media type of every thumbnail. */
export const THUMBNAIL_TYPE = 'image/webp';

/** Kinds that are decoded; the other kinds of images are shown by browsers at best. */
const DECODED = /^image\/(png|jpeg|gif|webp|avif)$/;

/** Bytes; a content is read whole. */
const LARGEST = 64 * 1024 * 1024;

/** Thumbnails that may wait for their turn: more than a page shows, and done within a minute. */
const WAITING = 200;

/** What is kept instead of a thumbnail where a content is no image that can be shown: it is not tried again. */
const NONE = new Uint8Array();

const keyOf = (id: string, size: ThumbnailSize): string => `${id}.${String(size)}`;

/** The keys of all that is kept of a file, its content first. */
export const allKeys = (id: string): readonly string[] => [
  id,
  ...THUMBNAIL_SIZES.map((size) => keyOf(id, size)),
];

/** Whether a file may be an image that is made small; only its content tells for sure. */
export const mayHaveThumbnail = ({ type, size }: FileEntry): boolean => DECODED.test(type) && size <= LARGEST;

/**
 * Small copies of images, each made when it is first asked for and kept beside its file:
 *
 *     kept? → in turn, a few at once: content → pixels (native threads, with limits) → kept
 */
export class Thumbnails {
  private readonly files: FileStorage;
  private readonly slots: Slots;
  /** What is being made: who asks for the same meanwhile gets the same. */
  private readonly making = new Map<string, Promise<Uint8Array>>();

  constructor(files: FileStorage, slots: Slots) {
    this.files = files;
    this.slots = slots;
  }

  /**
   * A thumbnail of a file, as THUMBNAIL_TYPE.
   * @throws AppError NO_THUMBNAIL where the content is no image that can be shown, NOT_FOUND where it is gone,
   *   IMAGES_BUSY where too many wait, TIMEOUT where it took too long
   */
  async get(file: FileEntry, size: ThumbnailSize): Promise<Uint8Array> {
    if (!mayHaveThumbnail(file)) throw new AppError('NO_THUMBNAIL');
    const key = keyOf(file.id, size);
    const made = (await this.files.read(key)) ?? (await this.make(file.id, key, size));
    if (made.byteLength === 0) throw new AppError('NO_THUMBNAIL');
    return made;
  }

  private make(id: string, key: string, size: ThumbnailSize): Promise<Uint8Array> {
    const known = this.making.get(key);
    if (known !== undefined) return known;
    if (this.making.size >= WAITING) throw new AppError('IMAGES_BUSY', { retryAfter: 5 });
    const making = this.slots
      .inTurn(() => this.makeNow(id, key, size))
      .finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private async makeNow(id: string, key: string, size: ThumbnailSize): Promise<Uint8Array> {
    const content = await this.files.read(id);
    if (content === undefined) throw new AppError('NOT_FOUND');
    // Native code, loaded by the first who needs it.
    const { shrink } = await import('./shrink.ts');
    const made = (await shrink(content, size)) ?? NONE;
    await this.files.put(key, made);
    // A removal takes the content first: what was put after it would stay for good.
    const still = await this.files.open(id, { start: 0, end: 0 });
    still?.destroy();
    if (still === undefined) await this.files.remove(key);
    return made;
  }
}
