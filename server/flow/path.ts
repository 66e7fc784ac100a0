import type { Values } from '../../src/documents/recordScope.ts';
import type { PathNode } from '../../src/schemas/wire/flowDetail.ts';
import type { SeenInstance } from './detail.ts';
import type { FlowReading } from './services.ts';

/** The way of an instance: what was handled, who is asked now and who will be. */
export async function pathFor(
  _reading: FlowReading,
  _seen: SeenInstance,
  _values: Readonly<Values>,
  _isHidden: (field: string) => boolean,
): Promise<readonly PathNode[]> {
  return Promise.resolve([]);
}
