import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a server of MySQL's protocol said, in hexadecimal bytes as they went over the line. */
export interface Recording {
  /** The version that it was made of. */
  readonly version: string;
  /** What the server says first, with the salt that the login is made of. */
  readonly greeting: string;
  readonly login: { readonly accepted: string; readonly denied: string };
  /** The answers to each command, in the order in which they came; the last one goes on. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

export const COMMANDS = {
  quit: 1,
  query: 3,
  prepare: 0x16,
  execute: 0x17,
  close: 0x19,
  reset: 0x1f,
} as const;

/** Deadlines and numbers of sessions are others in each run. */
const unnumbered = (text: string): string =>
  /^(?:set session|kill) /.test(text) ? text.replaceAll(/\d+(?:\.\d+)?/g, '#') : text;

/**
 * What a command is found by.
 * @param statements the texts of the prepared statements, by their numbers
 */
export function keyOf(payload: Buffer, statements: ReadonlyMap<number, string>): string | undefined {
  if (payload[0] === COMMANDS.query) return `query ${unnumbered(payload.toString('utf8', 1))}`;
  if (payload[0] === COMMANDS.prepare) return `prepare ${payload.toString('utf8', 1)}`;
  if (payload[0] === COMMANDS.reset) return 'reset';
  if (payload[0] !== COMMANDS.execute) return undefined;
  // Flags and the count of runs stand between the number and the parameters.
  const values = payload.toString('hex', 10);
  return `execute ${statements.get(payload.readUInt32LE(1)) ?? '?'} (${values})`;
}

const fileOf = (name: string): string => path.join(import.meta.dirname, 'recordings', `${name}.json`);

export const loadRecording = (name: string): Recording =>
  JSON.parse(readFileSync(fileOf(name), 'utf8')) as Recording;

export const saveRecording = (name: string, recording: Recording): void =>
  writeFileSync(fileOf(name), `${JSON.stringify(recording, null, 2)}\n`);
