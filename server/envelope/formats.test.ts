import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { AppError } from '../errors/AppError.ts';
import { formatted } from './formats.ts';
import { compilePayload } from './payload.ts';

const read = compilePayload<unknown>(
  Type.Object({ path: formatted('path'), code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })) }),
  { freeForm: false, takesRequestId: false },
);

function findingsOf(payload: Readonly<Record<string, unknown>>): unknown {
  try {
    return read(payload);
  } catch (error) {
    return error instanceof AppError ? error.errors : error;
  }
}

test('what is not in its format is refused with the rule of the format', () => {
  expect(findingsOf({ path: 'books' })).toEqual([
    {
      path: 'path',
      code: 'FORMAT_INVALID',
      message: { zhCN: '路径须以 / 开头，例如 /books', enUS: 'A path begins with /, e.g. /books' },
    },
  ]);
});

test('a pattern without a rule in words is refused plainly', () => {
  expect(findingsOf({ path: '/books', code: 'x' })).toMatchObject([
    { path: 'code', code: 'FORMAT_INVALID', message: { zhCN: '格式不正确' } },
  ]);
});
