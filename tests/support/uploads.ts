import type { FileValue } from '../../src/schemas/wire/file.ts';
import type { ApiAnswer, ApiClient } from './apiClient.ts';

// Uploads as a client sends them, written by hand so that they can be wrong.

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

/** The body of a multipart request with the boundary `edge`. */
export function parts(...list: readonly [head: string, content: Uint8Array | string][]): Buffer {
  const pieces = list.flatMap(([head, content]) => [
    Buffer.from(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from('--edge--\r\n')]);
}

/** The parts of an envelope. */
export const envelopeParts = (client: ApiClient, param: object = {}, over: object = {}): [string, string][] =>
  Object.entries<string>({ ...client.seal(param), ...over }).map(([name, value]) => [
    `name="${name}"`,
    value,
  ]);

/** The part of a file. */
export const filePart = (name: string, content: Uint8Array | string): [string, Uint8Array | string] => [
  `name="file"; filename="${name}"`,
  content,
];

export const postParts = (client: ApiClient, body: Uint8Array): Promise<ApiAnswer> =>
  client.post('/files/upload', body, { 'content-type': 'multipart/form-data; boundary=edge' });

export const sendFile = (client: ApiClient, name: string, content: Uint8Array | string): Promise<ApiAnswer> =>
  postParts(client, parts(...envelopeParts(client), filePart(name, content)));

/** Uploads a file as it should be. @throws Error where it is refused */
export async function upload(
  client: ApiClient,
  name: string,
  content: Uint8Array | string = PDF,
): Promise<FileValue> {
  const answer = await sendFile(client, name, content);
  if (answer.msgState !== 1) throw new Error(`${name} was refused: ${answer.text}`);
  const { id, size, type, name: kept } = answer.result as FileValue;
  return { id, name: kept, size, type };
}
