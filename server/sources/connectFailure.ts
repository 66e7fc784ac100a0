import type { ConnectFailure } from '../../src/schemas/wire/connectFailure.ts';
import { EgressError } from '../egress/egressError.ts';
import type { SourceError } from './sourceError.ts';

/** Codes of the system, of PostgreSQL (SQLSTATE) and of the driver of MySQL, by what they mean. */
const CODES: Readonly<Record<string, ConnectFailure>> = {
  ENOTFOUND: 'host',
  EAI_AGAIN: 'host',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'timeout',
  '28000': 'login',
  '28P01': 'login',
  '3D000': 'database',
  ER_ACCESS_DENIED_ERROR: 'login',
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: 'login',
  ER_HOST_NOT_PRIVILEGED: 'login',
  ER_NOT_SUPPORTED_AUTH_MODE: 'login',
  ER_BAD_DB_ERROR: 'database',
  ER_DBACCESS_DENIED_ERROR: 'database',
  HANDSHAKE_NO_SSL_SUPPORT: 'tls',
  HANDSHAKE_SSL_ERROR: 'tls',
  EPROTO: 'tls',
};

/** What Node calls errors of certificates and of TLS itself (`tls`, X509 certificate error codes). */
const TLS = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|INVALID_CA)/;

/** Errors of the driver of PostgreSQL that have a text and no code (pg, `client.js` and `connection.js`). */
const TEXTS: readonly (readonly [RegExp, ConnectFailure])[] = [
  [/SSL/, 'tls'],
  [/timeout/i, 'timeout'],
  [/password must be/, 'login'],
];

function byCode(error: unknown): ConnectFailure | undefined {
  if (error instanceof EgressError) return error.reason === 'address' ? 'address' : undefined;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODES[code] ?? (TLS.test(code) ? 'tls' : undefined);
}

/** What kept a database from being connected to, by what its driver said. */
export function connectFailure(error: SourceError): ConnectFailure {
  const { cause } = error;
  const known = byCode(cause) ?? (cause instanceof Error ? byCode(cause.cause) : undefined);
  if (known !== undefined) return known;
  if (error.reason === 'timeout') return 'timeout';
  return TEXTS.find(([text]) => text.test(error.message))?.[1] ?? 'other';
}
