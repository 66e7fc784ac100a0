import { describe, expect, it } from 'vitest';
import { hideRule } from './hide.ts';

describe('hideRule', () => {
  it.each([
    [undefined, false, 'nothing'],
    ['keep', false, 'value'],
    ['clear', true, 'null'],
    ['omit', true, 'nothing'],
  ] as const)('%s: empties %s, submits %s', (policy, empties, submits) => {
    expect(hideRule(policy)).toEqual({ empties, submits });
  });
});
