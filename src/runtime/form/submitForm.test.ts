import { describe, expect, it } from 'vitest';
import { field } from '../../../tests/support/plainDocuments.ts';
import { openPlainForm, type PlainFormOptions } from '../../../tests/support/plainForm.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import type { ModuleRecord } from '../../schemas/wire/record.ts';
import { submitForm } from './submitForm.ts';

const stored: ModuleRecord = { id: '7', revision: 3, a: 'x', b: 'y' };
const fields = [field('a', { required: true }), field('b')];

/** A form whose server gives the answers one after another. */
function open(answers: Partial<Answer>[], options: PlainFormOptions = {}) {
  const sent: Record<string, unknown>[] = [];
  const next = (param: Record<string, unknown>): Partial<Answer> => {
    sent.push(param);
    return answers.shift() ?? { msgState: 9, msg: 'no more answers' };
  };
  const made = openPlainForm(fields, {
    answers: { '/plain/add.htm': next, '/plain/update.htm': next },
    ...options,
  });
  return { ...made, sent };
}

describe('submitForm', () => {
  it('adds a new record, which stands in the form from then on', async () => {
    const { form, root, sent } = open([{ result: { id: '1', revision: 1, a: 'x', b: null } }]);
    form.setValue('a', 'x');
    expect(await submitForm(form)).toMatchObject({ status: 'stored', record: { id: '1' } });
    expect(sent[0]?.data).toEqual({ a: 'x' });
    expect(form).toMatchObject({ dirty: false, saving: false, record: { id: '1' } });
    expect(root.changes.of('plain')).toBe(1);
  });

  it('sends the changed fields of a stored one, with the revision that was read', async () => {
    const answers = [
      { result: { ...stored, revision: 4, a: 'z' } },
      { result: { ...stored, revision: 5, a: 'zz' } },
    ];
    const { form, sent } = open(answers, { record: stored });
    form.setValue('a', 'z');
    await submitForm(form);
    expect(sent[0]).toMatchObject({ id: '7', revision: 3, data: { a: 'z' } });
    form.setValue('a', 'zz');
    await submitForm(form);
    expect(sent[1]).toMatchObject({ revision: 4, data: { a: 'zz' } });
  });

  it('sends nothing where a field is not valid', async () => {
    const { form, sent } = open([]);
    expect(await submitForm(form)).toEqual({ status: 'invalid', field: 'a' });
    expect(sent).toEqual([]);
    expect(form.saving).toBe(false);
  });

  it('sends nothing where nothing differs', async () => {
    const { form, sent } = open([], { record: stored });
    expect(await submitForm(form)).toEqual({ status: 'unchanged' });
    expect(sent).toEqual([]);
  });

  it('runs once however often it is pressed', async () => {
    const { form, sent } = open([{ result: { ...stored, id: '1' } }]);
    form.setValue('a', 'x');
    const first = submitForm(form);
    const second = submitForm(form);
    expect(second).toBe(first);
    expect(form.saving).toBe(true);
    await first;
    expect(sent).toHaveLength(1);
  });

  it('keeps what is typed while it runs', async () => {
    const { form, sent } = open(
      [
        { result: { ...stored, revision: 4, a: 'z', b: 'y' } },
        { result: { ...stored, revision: 5, a: 'zz', b: null } },
      ],
      { record: stored },
    );
    form.setValue('a', 'z');
    const submit = submitForm(form);
    await expect.poll(() => sent).toHaveLength(1);
    form.setValue('a', 'zz');
    form.setValue('b', null);
    await submit;
    expect(form.values).toEqual({ a: 'zz', b: null });
    expect(form).toMatchObject({ dirty: true, record: { revision: 4, a: 'z' } });
    await submitForm(form);
    expect(sent[1]).toMatchObject({ revision: 4, data: { a: 'zz', b: null } });
    expect(form.dirty).toBe(false);
  });

  it('repeats the same input under the same request id, other input under another', async () => {
    const lost: Partial<Answer> = { msgState: 9, msg: '超时' };
    const { form, sent } = open([lost, lost, { result: { ...stored, id: '1' } }]);
    form.setValue('a', 'x');
    await expect(submitForm(form)).rejects.toThrow('超时');
    await expect(submitForm(form)).rejects.toThrow('超时');
    form.setValue('a', 'other');
    await submitForm(form);
    const ids = sent.map(({ requestId }) => requestId);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  describe('what the server refuses', () => {
    const refusal = (...paths: string[]): Partial<Answer> => ({
      msgState: 2,
      msg: '输入有误',
      errors: paths.map((path) => ({ path, code: 'NOT_UNIQUE', message: `${path} 已存在` })),
    });

    it('stands at the fields that it names', async () => {
      const { form } = open([refusal('data.b', 'data.a')]);
      form.setValue('a', 'x');
      expect(await submitForm(form)).toEqual({ status: 'invalid', field: 'b' });
      expect(form.field('a')?.error).toBe('data.a 已存在');
      expect(form.field('b')?.error).toBe('data.b 已存在');
      expect(form.values.a).toBe('x');
    });

    it('goes when the person changes the field', async () => {
      const { form } = open([refusal('data.a')]);
      form.setValue('a', 'x');
      await submitForm(form);
      form.field('a')?.set('y');
      await expect.poll(() => form.field('a')?.error).toBe('');
    });

    it('does not keep the form from being sent again', async () => {
      const { form } = open([refusal('data.a'), { result: { ...stored, id: '1' } }]);
      form.setValue('a', 'x');
      await submitForm(form);
      expect(await submitForm(form)).toMatchObject({ status: 'stored' });
    });

    it.each([
      ['that it does not name', {}],
      ['that stand in no layout', { document: { layout: [{ field: 'a' }] } }],
    ])('is a failure of the whole for fields %s', async (_title, options) => {
      const path = 'document' in options ? 'data.b' : 'data.unknown';
      const { form } = open([refusal(path)], options);
      form.setValue('a', 'x');
      await expect(submitForm(form)).rejects.toMatchObject({ message: '输入有误' });
    });

    it('is a failure of the whole for a field that is hidden', async () => {
      const { form } = open([refusal('data.b')], {
        further: {
          kind: 'mgrForm',
          schemaVersion: 1,
          id: 'further',
          name: 'further',
          module: 'plain',
          overrides: { b: { visible: false } },
        },
      });
      form.setValue('a', 'x');
      await expect(submitForm(form)).rejects.toMatchObject({ message: '输入有误' });
    });
  });

  it('keeps the input where somebody else was faster', async () => {
    const conflict: Partial<Answer> = { msgState: 5, code: 'REVISION_CONFLICT', msg: '该记录已被修改' };
    const { form } = open([conflict], { record: stored });
    form.setValue('a', 'mine');
    await expect(submitForm(form)).rejects.toMatchObject({ detail: { code: 'REVISION_CONFLICT' } });
    expect(form).toMatchObject({ saving: false, dirty: true, record: { revision: 3 } });
    expect(form.values.a).toBe('mine');
  });
});
