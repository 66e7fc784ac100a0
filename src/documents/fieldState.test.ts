import { describe, expect, it } from 'vitest';
import { compilePlainForm, field, plainEnvironment } from '../../tests/support/plainDocuments.ts';
import { resolveField } from './fieldState.ts';
import { OPEN } from './resolve.ts';

describe('resolveField', () => {
  const layout = [
    {
      type: 'box',
      id: 's',
      enabled: '{{ form.open }}',
      readOnly: '{{ form.locked }}',
      children: [{ field: 'a' }],
    },
  ];
  const [compiled] = compilePlainForm([field('a', { required: true })], plainEnvironment(), {
    layout,
  }).fields;

  it('inherits the states of the section around it', () => {
    const state = resolveField(compiled!, { form: { open: false, locked: true } }, OPEN);
    expect(state.enabled).toEqual({ value: false, cause: 'parent' });
    expect(state.readOnly).toEqual({ value: true, cause: 'parent' });
    expect(state.required.value).toBe(false);
  });

  it('is open where the section is', () => {
    const state = resolveField(compiled!, { form: { open: true, locked: false } }, OPEN);
    expect(state.enabled.value).toBe(true);
    expect(state.required.value).toBe(true);
  });
});
