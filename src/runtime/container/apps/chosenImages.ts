import type { FileValue } from '../../../schemas/wire/file.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { failure } from './answers.ts';

/** Largest image that is read, in characters of base64: 30 MiB of it. The server has a limit of its own. */
export const LARGEST = 40 * 1024 * 1024;

/** How the contents of images begin that people take and keep. */
const KINDS: readonly (readonly [begin: readonly number[], type: string, ending: string])[] = [
  [[0xff, 0xd8, 0xff], 'image/jpeg', 'jpg'],
  [[0x89, 0x50, 0x4e, 0x47], 'image/png', 'png'],
  [[0x47, 0x49, 0x46, 0x38], 'image/gif', 'gif'],
  [[0x52, 0x49, 0x46, 0x46], 'image/webp', 'webp'],
];

/**
 * An image of an app as a file. Some write `data:image/jgp;base64,` before it; what it is, its contents say.
 * @throws TellableError where it is no image
 */
export function imageFile(root: RootStore, data: string, name: string): File {
  const bytes = fromBase64(data.replace(/^data:[^,]{0,60},/, ''));
  const kind = KINDS.find(([begin]) => begin.every((byte, at) => bytes?.[at] === byte));
  if (bytes === undefined || kind === undefined) throw failure(root, 'unusable');
  const [, type, ending] = kind;
  return new File([bytes], `${name}.${ending}`, { type });
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * Sends images where every upload goes, with the checks that it has, and answers them as a field of files holds them.
 * @throws TellableError where the server finds that one is no image; ApiError where it takes it not
 */
export async function storeImages(root: RootStore, files: readonly File[]): Promise<FileValue[]> {
  const stored: FileValue[] = [];
  for (const file of files) {
    const value = await root.files.upload(file);
    if (!value.type.startsWith('image/')) throw failure(root, 'unusable');
    stored.push(value);
  }
  return stored;
}
