import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import { broken, sound, triedExamples } from './brokenWidgets.tsx';
import { subjectOf } from './subject.ts';
import { checksOf } from './widgetContract.tsx';

// The contract tells what is broken from what is sound: each of its checks can fail.

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** What the contract has to say; no more of it than until it says what is sought. */
async function faultsOf(renderer: RendererDefinition, sought?: string): Promise<string> {
  const subject = subjectOf(renderer, [renderer], triedExamples);
  const faults: string[] = [];
  for (const { applies, run } of checksOf('whole')) {
    if (applies(subject)) faults.push(...(await run(subject)));
    if (sought !== undefined && faults.some((fault) => fault.includes(sought))) break;
  }
  return faults.join('\n');
}

test('a sound widget keeps it', async () => {
  expect(await faultsOf(sound)).toBe('');
});

test.each(broken)('a widget that %s does not', async (_what, renderer, said) => {
  expect(await faultsOf(renderer, said)).toContain(said);
});
