import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readWidgetExamples, type WidgetExample } from '../../src/documents/readWidgetExamples.ts';
import { builtinRenderers } from '../../src/renderers/index.ts';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import { declarationChecks } from './checks/declaration.ts';
import { documentChecks } from './checks/documents.ts';
import { editingChecks } from './checks/editing.ts';
import { stateChecks, type Extent } from './checks/states.ts';
import { EXAMPLES, productExamples } from '../support/widgetExamples.ts';
import { subjectOf, type Check } from './subject.ts';

/** All that is asked of every widget, in the order in which a failure tells most. */
export const checksOf = (extent: Extent): readonly Check[] => [
  ...declarationChecks,
  ...stateChecks(extent),
  ...documentChecks,
  ...editingChecks,
];

/** `npm run test:widgets` looks at widgets in every state with every example, `npm test` with the first ones. */
const checks = checksOf(process.env.ATRIUM_CONTRACT === 'whole' ? 'whole' : 'brief');

/**
 * Every widget keeps one contract: it draws its examples in every state and both languages, says nothing on the
 * console, breaks no rule of accessibility that can be judged without a layout, survives what documents do, and is
 * filled in as every field is where it holds a value.
 * @param renderers the widgets that are held to it, those of packages with their `examples`
 * @param all the widgets that may stand in their examples
 * @param folder with the examples of those that name none themselves
 */
export async function describeContract(
  renderers: readonly RendererDefinition[],
  all: readonly RendererDefinition[] = builtinRenderers,
  folder: string = EXAMPLES,
): Promise<void> {
  const subjects = await Promise.all(
    renderers.map(async (renderer) => subjectOf(renderer, all, await examplesOf(renderer, folder))),
  );
  const said: string[] = [];

  beforeAll(() => {
    // Answers arrive by themselves, as in a browser: no test here has to announce them to React.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  beforeEach(() => {
    said.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
        said.push(words.map(String).join(' '));
      });
    }
  });

  afterEach(() => {
    if (said.length > 0) expect.fail(said.join('\n'));
  });

  describe.each(subjects.map((subject) => [subject.renderer.meta.type, subject] as const))(
    '%s',
    (_, subject) => {
      for (const { name, applies, run } of checks) {
        if (!applies(subject)) continue;
        test(name, async () => {
          const faults = await run(subject);
          if (faults.length > 0) expect.fail(faults.join('\n'));
        });
      }
    },
  );
}

const examplesOf = async (
  { meta, examples }: RendererDefinition,
  folder: string,
): Promise<readonly WidgetExample[]> =>
  examples ? readWidgetExamples((await examples()).default).examples : productExamples(meta.type, folder);
