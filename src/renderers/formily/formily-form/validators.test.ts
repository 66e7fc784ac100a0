import { createForm } from '@formily/core';
import { Schema } from '@formily/json-schema';
import { expect, test } from 'vitest';
import { formily, told } from '../../../../tests/support/importForms.ts';
import { createEnvironment } from '../../../documents/environment.ts';
import { compileForm } from '../../../documents/form.ts';
import { createMetaIndex } from '../../../documents/metaIndex.ts';
import { linearPattern } from '../../../documents/pattern.ts';
import { OPEN } from '../../../documents/resolve.ts';
import { settleRecord } from '../../../documents/settle.ts';
import { metas } from '../../metas.ts';

// What Formily's own validators say of a value, and what the form says that their schema becomes.

const environment = createEnvironment(createMetaIndex(metas), { pattern: linearPattern });

const TEXTS = [
  ...['1', '5', '123', '1234', '12345', '123456', ' ', ' a', 'a b', 'abc', 'ABC', '中文', "it's"],
  ...['-1.5', '+3', '1.', '012', '8.5', '$1,000.00', '￥8.5', '310000', '31000', '10001'],
  ...['a@b.cn', 'a@b', '13800138000', '010-12345678', '0571-1234567', '127.0.0.1', '256.1.1.1'],
  ...['110101199003070011', '11010119900307001X', '110101900307001', '1101019003070012'],
  ...['2024-01-01', '2024/1/1 10:00:00', '2024-01-01T00:00:00Z'],
];
const NUMBERS = [-1, 0, 1, 2, 2.5, 4.9, 5, 5.1, 6];

/** Values of which Formily and the form judge otherwise, where nothing is told of the rule. */
async function differing(rule: object, values: readonly (string | number)[]): Promise<readonly unknown[]> {
  const isText = typeof values[0] === 'string';
  const field = {
    type: isText ? 'string' : 'number',
    'x-component': isText ? 'Input' : 'NumberPicker',
    ...rule,
  };
  const imported = formily({ a: field });
  expect(told(imported)).toEqual([]);
  const form = compileForm(imported.document, environment);
  const drawn = createForm().createField(new Schema({ ...field, name: 'a' }).toFieldProps());
  const found: unknown[] = [];
  for (const value of values) {
    drawn.setValue(value);
    await Promise.allSettled([drawn.validate()]);
    const isRefused = settleRecord(form, { a: value }, {}, OPEN).errors.length > 0;
    if (drawn.selfErrors.length > 0 !== isRefused) found.push(value);
  }
  return found;
}

const both = (rule: Readonly<Record<string, unknown>>): readonly object[] => [rule, { 'x-validator': rule }];

test.each([...['email', 'phone', 'ipv4', 'number', 'integer', 'qq', 'idcard', 'money', 'zh', 'date', 'zip']])(
  'texts of the format %s are judged as Formily judges them',
  async (format) => {
    expect(await differing({ format }, TEXTS)).toEqual([]);
  },
);

test.each([
  ...both({ minLength: 4 }),
  ...both({ maxLength: 4 }),
  ...both({ const: '123' }),
  ...both({ pattern: '^[a-z]+$' }),
  ...[{ len: 5 }, { min: 4 }, { max: 4 }, { enum: ['1', '123'] }, { whitespace: true }].map((rule) => ({
    'x-validator': rule,
  })),
])('texts under %j are', async (rule) => {
  expect(await differing(rule, TEXTS)).toEqual([]);
});

test.each([
  ...both({ minimum: 5 }),
  ...both({ maximum: 5 }),
  ...both({ exclusiveMinimum: 5 }),
  ...both({ exclusiveMaximum: 5 }),
  ...both({ multipleOf: 2 }),
  ...both({ const: 5 }),
])('numbers under %j are', async (rule) => {
  expect(await differing(rule, NUMBERS)).toEqual([]);
});
