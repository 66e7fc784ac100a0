import { describe, expect, it } from 'vitest';
import { modeOf } from './useFormModel.ts';

const stored = { id: '7', revision: 3 };

describe('modeOf', () => {
  it.each([
    [undefined, undefined, undefined, 'add'],
    ['view', undefined, ['add'], 'add'],
    [undefined, stored, ['update'], 'edit'],
    [undefined, stored, undefined, 'edit'],
    ['edit', stored, ['detail'], 'view'],
    ['view', stored, ['update'], 'view'],
  ] as const)('asked for %s: %#', (asked, record, actions, mode) => {
    expect(modeOf(asked, record, actions)).toBe(mode);
  });
});
