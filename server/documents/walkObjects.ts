import { pointer } from '../../src/schemas/pointer.ts';
import { isRecord } from '../envelope/envelope.ts';

/** Visits every object inside of a value that was accepted, whose depth is bounded, with its JSON pointer. */
export function walkObjects(
  value: unknown,
  visit: (value: Readonly<Record<string, unknown>>, path: string) => void,
  path = '',
): void {
  if (Array.isArray(value)) {
    for (const [index, each] of (value as readonly unknown[]).entries())
      walkObjects(each, visit, pointer(path, index));
  } else if (isRecord(value)) {
    visit(value, path);
    for (const [key, each] of Object.entries(value)) walkObjects(each, visit, pointer(path, key));
  }
}
