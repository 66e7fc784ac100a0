import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/** What is told by its content and does nothing in a browser; all else is a plain sequence of bytes. */
const KNOWN =
  /^(image\/(png|jpeg|gif|webp|bmp|tiff|heic|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/(pdf|zip|gzip|x-7z-compressed|x-rar-compressed|msword|x-cfb|rtf|epub\+zip|vnd\.[\w.+-]+))$/;
const BYTES = 'application/octet-stream';

/** Bytes that are looked at to tell a text. */
const HEAD = 64 * 1024;

/**
 * The media type of a stored file by its content alone: neither its name nor what its sender says counts. Markup and
 * scripts are texts, or bytes where they carry a signature.
 * @param path of a file that is there
 */
export async function contentType(path: string): Promise<string> {
  const found = await fileTypeFromFile(path);
  if (found !== undefined) return KNOWN.test(found.mime) ? found.mime : BYTES;
  return (await isText(path)) ? 'text/plain' : BYTES;
}

async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytes.includes(0)) return false;
    // The last sign may be cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: bytesRead === HEAD });
    return true;
  } catch {
    return false;
  } finally {
    await file.close();
  }
}
