import type { ResourceKind } from '../../schemas/kinds.ts';
import type { FieldNode } from '../../schemas/node.ts';
import type { Source } from '../../schemas/source.ts';
import type { PartRole } from '../parts/part.ts';

/** Parts that were copied or cut, as the clipboard keeps them: pasted here, in another document, in another window. */
export interface Clipping {
  readonly atrium: 'parts';
  /** Of which kind the document was. */
  readonly kind: ResourceKind;
  /** Id of the document. */
  readonly id?: string;
  readonly parts: readonly ClippedPart[];
  /** Named things of the document that the parts read, as it had them. */
  readonly sources?: Readonly<Record<string, Source>>;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Fields that places among the parts stand for. */
  readonly fields?: readonly FieldNode[];
}

export interface ClippedPart {
  readonly role: PartRole;
  readonly type?: string;
  /** Of a named member: its name. */
  readonly name: string;
  readonly value: unknown;
}

/** What the text of a clipboard is as parts; undefined where it is something else. */
export function readClipping(text: string): Clipping | undefined {
  if (!text.startsWith('{"atrium":"parts"')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return isClipping(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

const isClipping = (read: unknown): read is Clipping =>
  typeof read === 'object' &&
  read !== null &&
  'parts' in read &&
  Array.isArray(read.parts) &&
  read.parts.every(
    (part: unknown) =>
      typeof part === 'object' &&
      part !== null &&
      'role' in part &&
      'value' in part &&
      typeof part.value === 'object',
  );
