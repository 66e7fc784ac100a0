import type { FileValue, ThumbnailSize } from '../../schemas/wire/file.ts';
import type { ApiClient, CallOptions } from './ApiClient.ts';
import { TurnQueue } from './TurnQueue.ts';

/** Milliseconds: a large file on a slow line. */
const UPLOAD = 300_000;
/** Uploads at once: the server takes four of an account, one of which is left to another window. */
const UPLOADS = 3;
/** Milliseconds before a link ends at which it is asked for anew. */
const EARLY = 60_000;

interface LinkOptions extends CallOptions {
  readonly size?: ThumbnailSize | undefined;
}

/** The calls of stored files (`docs/api.md`, Files). */
export class FileClient {
  private readonly client: () => ApiClient;
  private readonly groupId: () => string | undefined;
  private readonly uploads = new TurnQueue(UPLOADS);
  private readonly links = new Map<string, { url: string; expiresAt: string }>();

  constructor(client: () => ApiClient, groupId: () => string | undefined) {
    this.client = client;
    this.groupId = groupId;
  }

  /** Sends a file, when it is its turn; it belongs to its sender until a record names it. */
  async upload(file: File, options: CallOptions = {}): Promise<FileValue> {
    const all = { timeout: UPLOAD, ...options };
    const answer = await this.uploads.run(() =>
      this.client().call('file', '/upload', this.param({}), { ...all, file }),
    );
    const { id, name, size, type } = answer.result as FileValue;
    return { id, name, size, type };
  }

  /**
   * An address that opens a file without a token, for a while.
   * @param size of a thumbnail, which is then what it opens
   * @throws ApiError, of a file too that the role may not see, and of a thumbnail of what is no image
   */
  async link(id: string, { size, ...options }: LinkOptions = {}): Promise<string> {
    const what = size === undefined ? { id } : { id, size };
    const key = JSON.stringify(what);
    const known = this.links.get(key);
    if (known && Date.parse(known.expiresAt) - EARLY > Date.now()) return known.url;
    const link = await this.client().result<{ url: string; expiresAt: string }>(
      'file',
      '/link.do',
      this.param(what),
      options,
    );
    this.links.set(key, link);
    return link.url;
  }

  private param(param: object): object {
    const groupId = this.groupId();
    return groupId === undefined ? param : { ...param, groupId };
  }
}
