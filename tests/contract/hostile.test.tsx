import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleAnswers, exampleSources } from '../../src/portal/gallery/exampleAnswers.ts';
import { builtinRenderers } from '../../src/renderers/index.ts';
import type { Node } from '../../src/schemas/node.ts';
import { changed } from '../examples/changed.ts';
import { productExamples } from '../support/widgetExamples.ts';
import { renderNode } from '../support/renderNode.tsx';

// Documents that nobody checked: whatever stands in a node, it is drawn, or a placeholder in its place.

const examples = builtinRenderers.flatMap(({ meta }) => productExamples(meta.type));

const HOSTILE = [
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '{{ constructor.constructor("return 1")() }}',
  '{{ nobody.knows }}',
  '__proto__',
  -1,
  1e308,
  { type: 'script', id: 'x' },
  { dictionary: '__proto__' },
];
const values = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...HOSTILE) },
  fc.jsonValue({ maxDepth: 3 }),
);

function* placesIn(value: unknown, place = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (place !== '' || (key !== 'type' && key !== 'id' && key !== 'name')) yield `${place}/${key}`;
    yield* placesIn(member, `${place}/${key}`);
  }
}

const crashes: string[] = [];
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
beforeEach(() => {
  crashes.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    crashes.push(words.map(String).join(' ').slice(0, 600));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a node draws whatever stands in it, and nothing of it runs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...examples), fc.nat(), values, async ({ node, data }, pick, value) => {
      const places = [...placesIn(node)];
      const place = places[pick % places.length];
      if (place === undefined) return;
      const mutated = changed(node, place, value) as Node;
      const view = await renderNode(mutated, {
        renderers: builtinRenderers,
        page: { sources: exampleSources(data) },
        answers: exampleAnswers(data, 'answered'),
        ...(mutated.name === undefined ? {} : { values: {} }),
      });
      await Promise.resolve();
      expect(document.querySelector('script, [onerror], a[href^="javascript:" i], object, embed')).toBeNull();
      expect(crashes.filter((words) => words.includes('The above error occurred'))).toEqual([]);
      view.unmount();
    }),
    // The same ones each time: what it finds is mended here, and not met by a later change to something else.
    { numRuns: 300, seed: 20_261_122, endOnFailure: true },
  );
}, 60_000);
