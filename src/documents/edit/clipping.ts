import type { ResourceKind } from '../../schemas/kinds.ts';
import type { FieldNode } from '../../schemas/node.ts';
import type { Source } from '../../schemas/source.ts';
import type { PartRole } from '../parts/part.ts';

/**
 * Parts that were copied or cut, as the clipboard keeps them: pasted here, in another document, in another window. What
 * comes from a clipboard is read by `readClipping.ts`.
 */
export interface Clipping {
  readonly atrium: 'parts';
  /** Of which kind the document was, and of which version of its language. */
  readonly kind: ResourceKind;
  /** Id of the document. */
  readonly id?: string;
  readonly schemaVersion: number;
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

/** A clipping as text. */
export const clippingText = (clipping: Clipping): string => JSON.stringify(clipping);

/** Whether a text was made by `clippingText`, as far as its beginning tells: cheap however long it is. */
export const isClippingText = (text: string): boolean => text.startsWith('{"atrium":"parts"');
