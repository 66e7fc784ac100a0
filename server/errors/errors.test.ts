import { describe, expect, test } from 'vitest';
import { AppError, inputError } from './AppError.ts';
import { catalogue } from './catalogue.ts';
import { inputErrorTexts } from './inputErrors.ts';
import { toAppError } from './toAppError.ts';

const HTTP_BY_STATE: Readonly<Record<number, readonly number[]>> = {
  0: [401],
  2: [400, 413, 415],
  3: [403],
  4: [404],
  5: [409],
  6: [429],
  9: [500, 502, 503, 504],
};

describe('the catalogue', () => {
  test.each(Object.entries(catalogue))('%s has a status of its msgState and both texts', (code, entry) => {
    expect(code).toMatch(/^[A-Z][A-Z0-9_]+$/);
    expect(HTTP_BY_STATE[entry.msgState]).toContain(entry.http);
    expect(entry.zhCN).not.toBe('');
    expect(entry.enUS).not.toBe('');
  });

  test.each(Object.entries(inputErrorTexts))(
    'the input error %s has both texts with the same places',
    (_code, texts) => {
      expect(texts.zhCN).toMatch(/[\u4e00-\u9fff]/);
      expect(texts.enUS).not.toMatch(/[\u4e00-\u9fff]/);
      expect(texts.zhCN.includes('{n}')).toBe(texts.enUS.includes('{n}'));
    },
  );
});

test('an input error names its limit, and no more of a path than is decent', () => {
  expect(inputError('name', 'TOO_LONG', 5).message).toEqual({
    zhCN: '长度不能超过 5',
    enUS: 'Must have at most 5 characters',
  });
  expect(inputError('x'.repeat(10_000), 'REQUIRED').path).toHaveLength(200);
  // Half a name would be none that anybody knows.
  expect(inputError('steps.0.'.repeat(100), 'BODY_TOO_DEEP').path).toMatch(/^(?:steps\.0\.)+steps(?:\.0)?$/);
  expect(inputError(`${'x'.repeat(198)}.steps`, 'REQUIRED').path).toHaveLength(198);
});

const withMembers = (message: string, members: object): Error => Object.assign(new Error(message), members);

test.each<[string, unknown, string]>([
  ['a refusal', new AppError('REPLAY'), 'REPLAY'],
  ['a text', 'thrown', 'INTERNAL'],
  ['an error', new Error('x'), 'INTERNAL'],
  ['a wrong statement', withMembers('x', { severity: 'ERROR', code: '42601' }), 'INTERNAL'],
  ['a slow statement', withMembers('x', { severity: 'ERROR', code: '57014' }), 'TIMEOUT'],
  ['a deadlock', withMembers('x', { severity: 'ERROR', code: '40P01' }), 'DATABASE_BUSY'],
  ['a lock', withMembers('x', { severity: 'ERROR', code: '55P03' }), 'DATABASE_BUSY'],
  [
    'a column that was moved meanwhile',
    withMembers('column r.a does not exist', { severity: 'ERROR', code: '42703' }),
    'DATABASE_BUSY',
  ],
  [
    'a statement that was prepared for another type of column',
    withMembers('cached plan must not change result type', { severity: 'ERROR', code: '0A000' }),
    'DATABASE_BUSY',
  ],
  [
    'a form that was published anew meanwhile',
    withMembers('x', { severity: 'ERROR', code: 'AT002' }),
    'DATABASE_BUSY',
  ],
  ['a server that stops', withMembers('x', { severity: 'FATAL', code: '57P01' }), 'DATABASE_UNAVAILABLE'],
  ['too many sessions', withMembers('x', { severity: 'FATAL', code: '53300' }), 'DATABASE_UNAVAILABLE'],
  ['no server', withMembers('x', { code: 'ECONNREFUSED', syscall: 'connect' }), 'DATABASE_UNAVAILABLE'],
  ['a cut connection', new Error('Connection terminated unexpectedly'), 'DATABASE_UNAVAILABLE'],
  [
    'a large body',
    withMembers('x', { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
    'BODY_TOO_LARGE',
  ],
  ['a bad address', withMembers('x', { code: 'FST_ERR_BAD_URL', statusCode: 400 }), 'REQUEST_MALFORMED'],
  [
    'a fault of the framework',
    withMembers('x', { code: 'FST_ERR_REP_ALREADY_SENT', statusCode: 500 }),
    'INTERNAL',
  ],
])('%s is answered right', (_name, error, code) => {
  expect(toAppError(error).code).toBe(code);
});
