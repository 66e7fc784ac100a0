import { expect, test } from 'vitest';
import { createLog, redactUrl } from './log.ts';

function record(): { lines: string[]; log: ReturnType<typeof createLog> } {
  const lines: string[] = [];
  return { lines, log: createLog('trace', { write: (line) => lines.push(line) }) };
}

test.each([
  ['/page?token=T', '/page?token=[redacted]'],
  ['/page?a=1&sign=S&b=2', '/page?a=1&sign=[redacted]&b=2'],
  ['/page?%74oken=T', '/page?%74oken=[redacted]'],
  ['/page?TOKEN=T;code=C', '/page?TOKEN=[redacted]&code=[redacted]'],
  ['/page?token=T&token=U', '/page?token=[redacted]&token=[redacted]'],
  ['/page?checkToken=0&ticket=T', '/page?checkToken=[redacted]&ticket=[redacted]'],
  ['/scanLogin?ticketId=T&lang=en', '/scanLogin?ticketId=[redacted]&lang=en'],
  ['/home?session_id=S&access_token=A', '/home?session_id=[redacted]&access_token=[redacted]'],
  ['/user/login?redirect=%2Fhome%3Ftoken%3DT', '/user/login?redirect=[redacted]'],
  ['/user/login?redirect=%252Fhome%253Ftoken%253DT', '/user/login?redirect=[redacted]'],
  ['/user/login?redirect=/home?token=T', '/user/login?redirect=[redacted]'],
  ['/user/login?redirect=%2Fmain%2F1', '/user/login?redirect=%2Fmain%2F1'],
  ['/page?%zz=1&tokens=2', '/page?%zz=1&tokens=2'],
  ['/page', '/page'],
])('the address %s is logged as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});

test('secrets are redacted wherever they stand in a logged object', () => {
  const { lines, log } = record();
  log.info(
    { token: 'SECRET', headers: { authorization: 'SECRET' }, a: { b: { password: 'SECRET' } } },
    'seen',
  );
  expect(lines.join('')).not.toContain('SECRET');
  expect(lines.join('')).toContain('[redacted]');
});

test('an error is logged with its causes, without what a database repeats of stored values', () => {
  const { lines, log } = record();
  const inner = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (phone)=(SECRET)' });
  log.error({ err: new Error('outer', { cause: inner }) }, 'failed');
  const line = JSON.parse(lines[0] ?? '') as { err: { message: string; stack: string; cause: object } };
  expect(line.err).toMatchObject({
    message: 'outer',
    cause: { message: 'duplicate key', errorCode: '23505' },
  });
  expect(lines.join('')).not.toContain('SECRET');
});

test('an error that stands for several is logged with each of them', () => {
  const { lines, log } = record();
  const one = Object.assign(new Error('canceling statement'), { code: '57014', detail: 'SECRET' });
  log.error({ err: new AggregateError([one, new Error('timeout')], 'Rows could not be removed') }, 'failed');
  const line = JSON.parse(lines[0] ?? '') as { err: object };
  const errors = [{ message: 'canceling statement', errorCode: '57014' }, { message: 'timeout' }];
  expect(line.err).toMatchObject({ message: 'Rows could not be removed', errors });
  expect(lines.join('')).not.toContain('SECRET');
});
