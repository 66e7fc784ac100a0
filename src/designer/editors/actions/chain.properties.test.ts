import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action } from '../../../schemas/action.ts';
import { nodeAt, placeOf, type StepPlace } from '../../cards/tree.ts';
import { placedIn } from '../../cards/walk.ts';
import {
  addBranch,
  branchesOf,
  canStand,
  duplicateAction,
  insertAction,
  lanesOf,
  moveAction,
  nextActionPlace,
  removeAction,
  removeBranch,
  withOnError,
} from './chain.ts';

/** Chains in which every action has a name of its own, with lanes of all three kinds in them. */
const chains = fc
  .letrec<{ action: Action; actions: Action[] }>((tie) => ({
    action: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constant({ do: 'reset' }),
      fc.record({ do: fc.constant('call'), onError: fc.oneof(fc.constant<Action[]>([]), tie('actions')) }),
      fc.record({ do: fc.constant('forEach'), items: fc.constant('{{ rows }}'), steps: tie('actions') }),
      fc.record({
        do: fc.constant('parallel'),
        branches: fc.array(tie('actions'), { minLength: 2, maxLength: 3 }),
      }),
    ),
    actions: fc.array(tie('action'), { minLength: 1, maxLength: 3 }),
  }))
  .actions.map((chain) => {
    let next = 0;
    const named = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(named);
      if (typeof value !== 'object' || value === null) return value;
      const members = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, named(each)]));
      return 'do' in value ? { ...members, label: String((next += 1)) } : members;
    };
    return named(chain) as readonly Action[];
  });

const placed = (chain: readonly Action[]) => [...placedIn(chain, lanesOf)];
const pathIn = (chain: readonly Action[], pick: number): string => {
  const all = placed(chain);
  return all[pick % all.length]?.[0] ?? '0';
};
function placesOf(chain: readonly Action[]): readonly StepPlace[] {
  const ends = placed(chain).flatMap(([path, action]) =>
    lanesOf(action).map(([arm, actions]) => ({ block: `${path}.${arm}`, at: actions.length })),
  );
  return [{ block: '', at: chain.length }, ...ends, ...placed(chain).map(([path]) => placeOf(path))];
}
const labels = (chain: readonly Action[]): string[] =>
  placed(chain)
    .map(([, { label }]) => String(label))
    .sort();

test('what is added, copied or branched off can be taken away without a trace', () => {
  fc.assert(
    fc.property(chains, fc.nat(), fc.nat(), (chain, which, where) => {
      const text = JSON.stringify(chain);
      const places = placesOf(chain);
      const added = insertAction(chain, places[where % places.length] ?? { block: '', at: 0 }, {
        do: 'stop',
      });
      expect(nodeAt(added.chain, added.path)).toEqual({ do: 'stop' });
      expect(removeAction(added.chain, added.path)).toEqual(chain);
      const path = pathIn(chain, which);
      const copied = duplicateAction(chain, path);
      expect(copied && nodeAt(copied.chain, copied.path)).toEqual(nodeAt(chain, path));
      expect(copied && removeAction(copied.chain, copied.path)).toEqual(chain);
      const handled = withOnError(chain, path, []);
      expect(withOnError(handled, path, nodeAt(chain, path)?.onError)).toEqual(chain);
      const count = branchesOf(nodeAt(chain, path) ?? { do: '' }).length;
      const branched = count > 0 ? addBranch(chain, path) : undefined;
      if (branched) expect(removeBranch(branched, path, count)).toEqual(chain);
      expect(JSON.stringify(chain)).toBe(text);
    }),
  );
});

test('a move keeps every action, brings it to its place, and never into itself', () => {
  fc.assert(
    fc.property(chains, fc.nat(), fc.nat(), (chain, which, where) => {
      const path = pathIn(chain, which);
      const places = placesOf(chain);
      const to = places[where % places.length] ?? { block: '', at: 0 };
      const moved = moveAction(chain, path, to);
      expect(moved === undefined).toBe(!canStand(path, to));
      if (moved === undefined) return;
      expect(labels(moved.chain)).toEqual(labels(chain));
      expect(nodeAt(moved.chain, moved.path)).toEqual(nodeAt(chain, path));
    }),
  );
});

test('moving down and up again brings everything back', () => {
  fc.assert(
    fc.property(chains, fc.nat(), (chain, which) => {
      const path = pathIn(chain, which);
      const down = nextActionPlace(chain, path, 1);
      const moved = down && moveAction(chain, path, down);
      if (moved === undefined) return;
      const up = nextActionPlace(moved.chain, moved.path, -1);
      expect(up && moveAction(moved.chain, moved.path, up)).toEqual({ chain, path });
    }),
  );
});
