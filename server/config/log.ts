import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Names whose values never reach the log, wherever they stand: address, header, body or logged object. */
const SECRET_NAMES = [
  'token',
  'sign',
  'password',
  'oldPassword',
  'newPassword',
  'code',
  'auth_code',
  'authCode',
  'checkToken',
  'ticket',
  'ticketId',
  'secret',
  'signature',
  'sessionid',
  'session_id',
  'access_token',
];

const REDACTED = '[redacted]';

/** True where a query parameter's name, escapes resolved, is secret. */
function isSecretName(escaped: string): boolean {
  let name = escaped;
  try {
    name = decodeURIComponent(escaped);
  } catch {
    // Not decodable, so no client of ours wrote it; compared as it came.
  }
  return [...SECRET_NAMES, 'authorization'].some((secret) => secret.toLowerCase() === name.toLowerCase());
}

/** Whether a value is an address with parameters of its own, such as `redirect=/home?token=…`, escaped or not. */
const holdsParameters = (value: string): boolean => /[?=]|%(?:25)*3[df]/i.test(value);

/** An address without the values of secret parameters, and without those that hold addresses with any. */
export function redactUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const pairs = url.slice(at + 1).split(/[&;]/);
  const shown = pairs.map((pair) => {
    const name = pair.split('=', 1)[0] ?? '';
    const isSecret = isSecretName(name) || holdsParameters(pair.slice(name.length + 1));
    return isSecret ? `${name}=${REDACTED}` : pair;
  });
  return `${url.slice(0, at)}?${shown.join('&')}`;
}

/** What is logged of an error: never a statement's parameters or the detail line that repeats stored values. */
function describeForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? REDACTED : error;
  const described: Record<string, unknown> = { type: error.name, message: error.message, stack: error.stack };
  if ('code' in error) described.errorCode = error.code;
  if (error instanceof AggregateError) described.errors = error.errors.map(describeForLog);
  if (error.cause !== undefined) described.cause = describeForLog(error.cause);
  return described;
}

/** Paths of pino's redaction: secret names at the top of a logged object and up to three levels below. */
const redactedPaths = [...SECRET_NAMES, 'authorization', 'cookie']
  .filter((name) => name !== 'code')
  .flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/**
 * The structured log: one JSON object per line.
 * @param destination standard output unless tests give another
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactedPaths, censor: REDACTED },
    serializers: { err: describeForLog, error: describeForLog },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
