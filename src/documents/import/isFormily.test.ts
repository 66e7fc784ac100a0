import { describe, expect, test } from 'vitest';
import { told } from '../../../tests/support/importForms.ts';
import { metas } from '../../renderers/metas.ts';
import { importFormilySchema, isFormilySchema } from './importForm.ts';

const text = (more: object) => ({ type: 'string', 'x-component': 'Input', ...more });

describe('a Formily schema', () => {
  test('is told from a plain one, also as the designer exports it', () => {
    const schema = { type: 'object', properties: { a: text({}) } };
    expect([schema, { form: {}, schema }].map(isFormilySchema)).toEqual([true, true]);
    expect([{ type: 'object', properties: { a: { type: 'string' } } }, null, 5].map(isFormilySchema)).toEqual(
      [false, false, false],
    );
  });

  test('reads states that stand for themselves, and what the designer exports', () => {
    const imported = importFormilySchema(
      {
        form: { labelCol: 6 },
        schema: {
          type: 'object',
          properties: {
            a: text({ 'x-display': 'hidden' }),
            b: text({ 'x-pattern': 'readPretty' }),
            c: text({ 'x-pattern': 'disabled', 'x-hidden': false }),
          },
          'x-designable-id': 'r',
        },
      },
      { metas },
    );
    expect(imported.document.fields).toMatchObject([
      { name: 'a', visible: false, hide: 'keep' },
      { name: 'b', readOnly: true },
      { name: 'c', enabled: false, visible: true },
    ]);
    expect(told(imported)).toEqual(['NOT_CARRIED /form']);
  });
});
