import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOfStep, placedSteps } from '../../documents/stepChain.ts';
import { DEEPEST_STEP, MOST_STEPS, type Step } from '../../schemas/step.ts';
import { duplicateStep, insertStep, moveStep, nextPlace, removeStep, updateStep } from './commands.ts';
import { whyNotAdded } from './limits.ts';
import { depthOf, isWithin, nodeAt, placeOf, type StepPlace } from '../cards/tree.ts';

const rules = { testRule: 'every' as const, conditionList: [] };

/** Chains whose names are their steps' own. */
const chains = fc
  .letrec<{ step: Step; steps: Step[] }>((tie) => ({
    step: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constant({ do: 'call', call: 'a/b', name: '' } as const),
      tie('steps').map((steps): Step => ({ do: 'forEach', items: '{{inputs.a}}', steps })),
      fc
        .tuple(tie('steps'), tie('steps'))
        .map(([steps, otherwise]): Step => ({ do: 'when', when: rules, steps, otherwise })),
    ),
    steps: fc.array(tie('step'), { minLength: 1, maxLength: 3 }),
  }))
  .steps.map((steps) => {
    let next = 0;
    const numbered = (step: Step): Step => {
      if (step.do === 'forEach') return { ...step, steps: step.steps.map(numbered) };
      if (step.do !== 'when') return { ...step, name: `s${String((next += 1))}` } as Step;
      return {
        ...step,
        steps: step.steps.map(numbered),
        otherwise: (step.otherwise ?? []).map(numbered),
      };
    };
    return steps.map(numbered);
  });

const pathIn = (chain: readonly Step[], pick: number): string => {
  const all = placedSteps(chain, '');
  return all[pick % all.length]?.at ?? '0';
};

function placesOf(chain: readonly Step[]): readonly StepPlace[] {
  const blocks = [
    '',
    ...placedSteps(chain, '').flatMap(({ at: path, step }) => {
      if (step.do === 'forEach') return [`${path}.steps`];
      return step.do === 'when' ? [`${path}.steps`, `${path}.otherwise`] : [];
    }),
  ];
  return blocks.flatMap((block) => {
    const count = placedSteps(chain, '').filter(({ at: path }) => placeOf(path).block === block).length;
    return Array.from({ length: count + 1 }, (_none, at) => ({ block, at }));
  });
}

/** What each step is of its own, without what stands in it. */
const own = (chain: readonly Step[]): string[] =>
  placedSteps(chain, '')
    .map(({ step }) => JSON.stringify({ ...step, steps: undefined, otherwise: undefined }))
    .sort();

test('a move keeps every step, brings it to its place, and never into itself', () => {
  fc.assert(
    fc.property(chains, fc.nat(), fc.nat(), (chain, which, where) => {
      const path = pathIn(chain, which);
      const places = placesOf(chain);
      const to = places[where % places.length] ?? { block: '', at: 0 };
      const moved = moveStep(chain, path, to);
      if (isWithin(to.block, path) && to.block !== '') {
        expect(moved).toBe('self');
        return;
      }
      if (typeof moved === 'string') {
        expect(moved).toBe(placedSteps(chain, '').length > MOST_STEPS ? 'full' : 'deep');
        return;
      }
      expect(own(moved.chain)).toEqual(own(chain));
      expect(nodeAt(moved.chain, moved.path)).toEqual(nodeAt(chain, path));
    }),
  );
});

test('moving down and up again brings everything back', () => {
  fc.assert(
    fc.property(chains, fc.nat(), (chain, which) => {
      const path = pathIn(chain, which);
      const down = nextPlace(chain, path, 1);
      const moved = down && moveStep(chain, path, down);
      if (moved === undefined || typeof moved === 'string') return;
      expect(moved.chain).not.toEqual(chain);
      const up = nextPlace(moved.chain, moved.path, -1);
      expect(up && moveStep(moved.chain, moved.path, up)).toEqual({ chain, path });
    }),
  );
});

test('a copy has names of its own, and stands after what it copies', () => {
  fc.assert(
    fc.property(chains, fc.nat(), (chain, which) => {
      const path = pathIn(chain, which);
      const made = duplicateStep(chain, path);
      if (typeof made === 'string') return;
      const names = placedSteps(made.chain, '').flatMap(({ step }) => nameOfStep(step) ?? []);
      expect(new Set(names).size).toBe(names.length);
      expect(nodeAt(made.chain, path)).toEqual(nodeAt(chain, path));
      const { block, at } = placeOf(path);
      expect(placeOf(made.path)).toEqual({ block, at: at + 1 });
      // Without the copy all is as it was.
      expect(removeStep(made.chain, made.path)).toEqual(chain);
    }),
  );
});

test('what is added can be taken away and changed in its place, within the limits', () => {
  const step: Step = { do: 'call', call: 'x/y', name: 'added' };
  fc.assert(
    fc.property(chains, fc.nat(), (chain, where) => {
      const places = placesOf(chain);
      const place = places[where % places.length] ?? { block: '', at: 0 };
      const added = insertStep(chain, place, step);
      if (typeof added === 'string') {
        expect(added).toBe(whyNotAdded(chain, place, step));
        return;
      }
      expect(depthOf(place.block)).toBeLessThan(DEEPEST_STEP);
      expect(nodeAt(added.chain, added.path)).toBe(step);
      const other: Step = { do: 'answer', value: 1 };
      expect(nodeAt(updateStep(added.chain, added.path, other), added.path)).toBe(other);
      const bare = (steps: readonly Step[]) => JSON.parse(JSON.stringify(steps)) as unknown;
      expect(bare(removeStep(added.chain, added.path))).toEqual(bare(chain));
    }),
  );
});

test('a full chain takes no more steps, a deep one no deeper ones, and each says why', () => {
  const full = Array.from({ length: MOST_STEPS }, (): Step => ({ do: 'answer', value: 1 }));
  expect(insertStep(full, { block: '', at: 0 }, { do: 'answer', value: 2 })).toBe('full');
  expect(duplicateStep(full, '0')).toBe('full');
  const nest = (depth: number): Step =>
    depth === 0 ? { do: 'answer', value: 1 } : { do: 'forEach', items: [], steps: [nest(depth - 1)] };
  const deep = [nest(DEEPEST_STEP - 1)];
  const deepest = '0.steps'.concat('.0.steps'.repeat(DEEPEST_STEP - 2));
  expect(insertStep(deep, { block: deepest, at: 0 }, nest(1))).toBe('deep');
  expect(insertStep(deep, { block: deepest, at: 0 }, nest(0))).not.toBe('deep');
});
