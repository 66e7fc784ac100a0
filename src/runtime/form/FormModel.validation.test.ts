import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { field } from '../../../tests/support/plainDocuments.ts';
import { openPlainForm } from '../../../tests/support/plainForm.ts';
import type { Node } from '../../schemas/node.ts';

const number = (code: string, rest: Partial<Node> = {}) => field(code, { type: 'number-field', ...rest });

describe('validation', () => {
  const short = field('a', { rules: [{ rule: 'minLength', value: 3 }] });

  it('answers the first broken field, and shows each message', async () => {
    const { form } = openPlainForm([field('ok'), short, field('b', { required: true })]);
    form.setValue('a', 'x');
    expect((await form.validate())?.code).toBe('a');
    expect([...form.fields.values()].map(({ error }) => error)).toEqual(['', '至少 3 个字符', '请输入b']);
  });

  it('speaks the reader’s language', async () => {
    const { form, root } = openPlainForm([field('b', { required: true })]);
    root.locale.change('enUS');
    await form.validate();
    expect(form.field('b')?.error).toBe('b is required');
  });

  it('shows nothing while a person types, from leaving on, and goes as soon as it is mended', async () => {
    const { form } = openPlainForm([short]);
    const a = form.field('a')!;
    const errors: string[] = [];
    const stop = autorun(() => {
      errors.push(a.error);
    });
    const settled = () => expect.poll(() => errors.at(-1));
    a.set('x');
    expect(a.error).toBe('');
    a.leave();
    await settled().toBe('至少 3 个字符');
    a.set('xyz');
    await settled().toBe('');
    stop();
  });

  it('goes with what its rule or flag reads, and comes back with it', async () => {
    const rule = { rule: 'expression', value: 'value >= form.low', message: 'below low' } as const;
    const { form } = openPlainForm([
      field('need'),
      field('b', { required: '{{ not isEmpty(form.need) }}' }),
      number('low'),
      number('high', { rules: [rule] }),
      field('rows', { type: 'rows-field', children: [number('high', { rules: [rule] })] }),
    ]);
    const told = () => [form.field('b')?.error, form.field('high')?.error, form.field('rows')?.error];
    for (const [code, value] of [
      ['need', 'x'],
      ['low', 10],
      ['high', 5],
      ['rows', [{ high: 5 }]],
    ] as const)
      form.setValue(code, value);
    await form.validate();
    const wrong = ['请输入b', 'below low', '请检查标红的内容'];
    expect(told()).toEqual(wrong);
    expect(form.field('rows')?.members?.error('0.high')).toBe('below low');
    form.field('low')?.set(3);
    form.field('need')?.set(null);
    await vi.waitFor(() => expect(told()).toEqual(['', '', '']));
    expect(form.field('rows')?.members?.error('0.high')).toBe('');
    // What the server refused stays until its own value changes.
    form.field('high')?.refuse('taken');
    form.field('low')?.set(4);
    await Promise.resolve();
    expect(told()).toEqual(['', 'taken', '']);
  });

  it('is not asked of fields outside the layout', async () => {
    const { form } = openPlainForm([field('a'), field('b', { required: true })], {
      document: { layout: [{ field: 'a' }] },
    });
    expect(await form.validate()).toBeUndefined();
  });
});
