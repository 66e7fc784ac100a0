import { expect, test } from 'vitest';
import { metas } from '../../src/renderers/metas.ts';
import { actionParameters } from '../../src/schemas/actionParameters.ts';
import { documentSchemas } from '../../src/schemas/documents/index.ts';

/** Every pattern that stands anywhere inside schemas. */
function patternsIn(value: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return found;
  seen.add(value);
  const { type, pattern } = value as { type?: unknown; pattern?: unknown };
  if (type === 'string' && typeof pattern === 'string') found.add(pattern);
  for (const member of Object.values(value)) patternsIn(member, found, seen);
  return found;
}

test.each([...patternsIn([metas, documentSchemas, actionParameters])])(
  'a text is matched from its beginning only, never searched from each of its places: %s',
  (pattern) => {
    expect(pattern).toMatch(/^\^/);
  },
);
