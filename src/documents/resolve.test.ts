import { describe, expect, it } from 'vitest';
import { compileNode } from '../../tests/support/plainDocuments.ts';
import type { Node } from '../schemas/node.ts';
import { OPEN, resolveNode, type Surroundings } from './resolve.ts';

const rights = (read: readonly string[], write: readonly string[]): Surroundings => ({
  ...OPEN,
  rights: {
    mayRead: (code) => read.includes(code),
    mayWrite: (code) => write.includes(code),
    masks: true,
    whole: false,
  },
});
const resolve = (node: Partial<Node>, around: Surroundings = OPEN, scope = {}) =>
  resolveNode(compileNode({ type: 'text-field', name: 'a', ...node }), scope, around);

describe('resolveNode', () => {
  it('is open by default', () => {
    expect(resolve({})).toEqual({
      visible: { value: true, cause: 'default' },
      enabled: { value: true, cause: 'default' },
      required: { value: false, cause: 'default' },
      readOnly: { value: false, cause: 'default' },
    });
  });

  it.each(['visible', 'enabled', 'required', 'readOnly'] as const)('follows the rule of %s', (state) => {
    const node = { [state]: '{{ yes }}' };
    expect(resolve(node, OPEN, { yes: true })[state]).toEqual({ value: true, cause: 'rule' });
    expect(resolve(node, OPEN, { yes: false })[state]).toEqual({ value: false, cause: 'rule' });
  });

  it('never requires what is hidden, and says why', () => {
    const state = resolve({ visible: '{{ false or no }}', required: true }, OPEN, { no: false });
    expect(state.required).toEqual({ value: false, cause: 'rule' });
  });

  it('never requires what nobody can change, and says why', () => {
    expect(resolve({ required: true, readOnly: '{{ yes }}' }, OPEN, { yes: true }).required).toEqual({
      value: false,
      cause: 'rule',
    });
    expect(resolve({ required: true }, rights(['a'], [])).required).toEqual({ value: false, cause: 'right' });
  });

  it('is read-only when computed', () => {
    const state = resolve({ value: '{{ 1 }}', required: true });
    expect(state.readOnly).toEqual({ value: true, cause: 'computed' });
  });

  describe('what stands around', () => {
    it('disables and locks, whatever the node says', () => {
      const state = resolve({ enabled: true, readOnly: false }, { enabled: false, readOnly: true });
      expect(state.enabled).toEqual({ value: false, cause: 'parent' });
      expect(state.readOnly).toEqual({ value: true, cause: 'parent' });
    });
  });

  describe('rights', () => {
    it('come before rules: what may not be read is not shown', () => {
      const state = resolve({ visible: true, required: true }, rights([], []));
      expect(state.visible).toEqual({ value: false, cause: 'right' });
      expect(state.required).toEqual({ value: false, cause: 'right' });
    });

    it('lock what may be read but not written', () => {
      const state = resolve({ readOnly: false }, rights(['a'], []));
      expect(state.visible.value).toBe(true);
      expect(state.readOnly).toEqual({ value: true, cause: 'right' });
    });

    it('concern fields alone', () => {
      const node = compileNode({ type: 'label', name: 'a' });
      expect(resolveNode(node, {}, rights([], [])).visible.value).toBe(true);
    });
  });
});
