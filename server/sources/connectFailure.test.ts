import { expect, test } from 'vitest';
import { EgressError } from '../egress/egressError.ts';
import { connectFailure } from './connectFailure.ts';
import { mysqlError } from './mysqlErrors.ts';
import { postgresError } from './postgresErrors.ts';

const coded = (code: string, over: object = {}): Error => Object.assign(new Error(code), { code, ...over });
const server = { severity: 'FATAL' };

test.each([
  ['ENOTFOUND', coded('ENOTFOUND'), 'host'],
  ['ECONNREFUSED', coded('ECONNREFUSED'), 'refused'],
  ['EHOSTUNREACH', coded('EHOSTUNREACH'), 'unreachable'],
  ['ETIMEDOUT', coded('ETIMEDOUT'), 'timeout'],
  ['a deadline', new Error('timeout exceeded when trying to connect'), 'timeout'],
  ['a wrong password', coded('28P01', server), 'login'],
  ['an unknown database', coded('3D000', server), 'database'],
  ['a server without TLS', new Error('The server does not support SSL connections'), 'tls'],
  ['a certificate of its own', coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls'],
  ['a certificate for another name', coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls'],
  ['an address inside', new EgressError('address', '10.0.0.1 is no host outside'), 'address'],
  ['anything else', new Error('Connection terminated unexpectedly'), 'other'],
])('PostgreSQL: %s', (_what, error, failure) => {
  expect(connectFailure(postgresError(error, 0))).toBe(failure);
});

test.each([
  ['a wrong password', coded('ER_ACCESS_DENIED_ERROR', { errno: 1045 }), 'login'],
  ['an unknown database', coded('ER_BAD_DB_ERROR', { errno: 1049 }), 'database'],
  ['a server without TLS', coded('HANDSHAKE_NO_SSL_SUPPORT'), 'tls'],
  ['ECONNREFUSED', coded('ECONNREFUSED', { errno: -111 }), 'refused'],
  ['an address inside', new EgressError('address', '10.0.0.1 is no host outside'), 'address'],
])('MySQL: %s', (_what, error, failure) => {
  expect(connectFailure(mysqlError(error))).toBe(failure);
});
