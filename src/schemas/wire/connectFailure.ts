/**
 * What stands in the way of a connection, for who registers a database or tries an interface: each has a sentence
 * in the form of databases, and in the editor of interfaces.
 */
export const connectFailures = [
  'address',
  'host',
  'refused',
  'unreachable',
  'timeout',
  'login',
  'database',
  'tls',
  'other',
] as const;
export type ConnectFailure = (typeof connectFailures)[number];
