import {
  type ExpectedMember,
  expectedFlags,
  type Expectation,
  MOST_EXPECTATIONS,
  type PageTest,
} from '../../schemas/pageTest.ts';
import type { LocalText } from '../../schemas/text.ts';
import { same } from '../same.ts';
import type { SeenPart } from './observe.ts';
import type { Scenario } from './runTests.ts';

/** Something that a recorded test could expect. */
export interface Recordable {
  readonly part: string;
  readonly title: LocalText;
  readonly member: ExpectedMember;
  readonly value: unknown;
  /** It is computed, or other than before anything was filled in: what a test is mostly about. */
  readonly telling: boolean;
}

const MEMBERS: readonly ExpectedMember[] = ['visible', 'required', 'enabled', 'readOnly', 'value', 'valid'];

/**
 * Everything that a test could expect of a page as it is with its data; what it has no data for is left out.
 * @returns why nobody can look, as `failed`
 */
export function recordable(
  scenario: Scenario,
  test: PageTest,
): { readonly found: readonly Recordable[] } | { readonly failed: LocalText } {
  const now = scenario.see(test);
  if ('failed' in now) return now;
  const first = scenario.see({ ...test, record: null });
  const before = 'failed' in first ? new Map<string, SeenPart>() : first.parts;
  const found = [...now.parts.values()].flatMap(({ key, title, computed, members }) =>
    MEMBERS.flatMap((member): readonly Recordable[] => {
      const seen = members[member];
      if (seen === undefined || seen.undecided !== undefined) return [];
      const value = seen.value ?? null;
      const was = before.get(key)?.members[member];
      const isGiven = member === 'value' && !computed;
      const differs = was !== undefined && !same(was.value ?? null, value) && !isGiven;
      const telling = differs || (member === 'value' && computed && value !== null);
      return [{ part: key, title, member, value, telling }];
    }),
  );
  return { found };
}

/** What was chosen of it, as a test holds it; no more parts than a test may have. */
export function expectationsOf(chosen: readonly Recordable[]): Expectation[] {
  const byPart = new Map<string, Expectation>();
  for (const { part, member, value } of chosen)
    byPart.set(part, { ...(byPart.get(part) ?? { part }), [member]: value });
  return [...byPart.values()].slice(0, MOST_EXPECTATIONS);
}

/** Members of an expectation that are said, in one order. */
export const expectedOf = (expected: Expectation): readonly ExpectedMember[] =>
  [...expectedFlags, 'value' as const].filter((member) => expected[member] !== undefined);
