import type { Kysely } from 'kysely';
import type { ServerConfig } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { findCredential } from '../../sources/credentials.ts';
import type { Definition, HttpPart } from '../definition/schema.ts';
import { inputsOfPath } from './request.ts';

/** What is wrong with the HTTP part of a definition. */
export async function checkHttp(
  db: Kysely<Database>,
  { interfaceOrigins }: ServerConfig,
  definition: Definition,
  http: HttpPart,
): Promise<InputError[]> {
  const { method, origin, path, query = [], body = [] } = http;
  const findings: InputError[] = [];
  if (!interfaceOrigins.includes(origin)) findings.push(inputError('http.origin', 'UNKNOWN_OPTION'));
  // A placeholder is filled with one segment; what it stands in is the definition's.
  const plain = path.replaceAll(/\{[A-Za-z]\w*\}/g, 'x');
  if (/[{}?#\\\s]/.test(plain) || !isAsked(plain)) findings.push(inputError('http.path', 'PATH_PLAIN'));
  if (method === 'GET' && body.length > 0) findings.push(inputError('http.body', 'TOO_MANY', 0));
  if (method === 'GET' && definition.writes === true) findings.push(inputError('writes', 'WRITES_BY_POST'));
  const known = new Set(definition.inputs.map(({ name }) => name));
  const used = [
    ...inputsOfPath(path).map((name) => ({ name, at: 'http.path' })),
    ...query.map(({ input }, at) => ({ name: input, at: `http.query.${String(at)}.input` })),
    ...body.map(({ input }, at) => ({ name: input, at: `http.body.${String(at)}.input` })),
  ];
  for (const { name, at } of used) if (!known.has(name)) findings.push(inputError(at, 'UNKNOWN_INPUT', name));
  if (http.credential !== undefined) {
    const credential = await findCredential(db, http.credential);
    const fits = credential?.origin === origin && credential.module_code === definition.moduleCode;
    if (!fits) findings.push(inputError('http.credential', 'UNKNOWN_OPTION'));
  }
  return findings;
}

/** Whether a path is asked for as it stands, encoded at most: nothing of it steps up or leads to another host. */
function isAsked(path: string): boolean {
  if (!URL.canParse(path, 'http://a')) return false;
  const { pathname } = new URL(path, 'http://a');
  return pathname === path || pathname === encodeURI(path);
}
