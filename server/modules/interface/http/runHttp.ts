import type { Kysely } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { callOut } from '../../../egress/callOut.ts';
import { EgressError } from '../../../egress/egressError.ts';
import { parseJson } from '../../../envelope/guard.ts';
import type { Platform } from '../../../platform.ts';
import { unseal } from '../../../security/vault.ts';
import type { SourceAnswer } from '../../../sources/source.ts';
import { SourceError } from '../../../sources/sourceError.ts';
import { findCredential, sealedFor } from '../../credential/repository.ts';
import type { CallLimits } from '../../../../src/schemas/wire/interfaceLimits.ts';
import type { Definition, HttpPart } from '../schema.ts';
import { at } from '../at.ts';
import { columnsIn } from '../columnsIn.ts';
import { beginningOf, listsIn, UnfitAnswer } from './answerFault.ts';
import { requestOf } from './request.ts';

/** Headers of the credential, opened for the origin that is called and for nothing else. */
async function loginOf(
  platform: Platform,
  db: Kysely<Database>,
  { moduleCode }: Definition,
  { credential, origin }: HttpPart,
): Promise<Record<string, string>> {
  if (credential === undefined) return {};
  const row = await findCredential(db, credential);
  if (row?.origin !== origin || row.module_code !== moduleCode)
    throw new SourceError('unavailable', 'The credential is of another origin or module');
  return { [row.header]: unseal(platform.secrets.vaultKey, row.value_sealed, sealedFor(row)) };
}

/**
 * Calls the service of a definition. Nothing of the caller's own request is passed on but the inputs.
 * @throws SourceError, AppError INPUT_INVALID
 */
export async function runHttp(
  { platform, db }: { readonly platform: Platform; readonly db: Kysely<Database> },
  { definition, http }: { readonly definition: Definition; readonly http: HttpPart },
  inputs: ReadonlyMap<string, unknown>,
  { deadline, bytes, rows }: CallLimits,
): Promise<SourceAnswer> {
  const request = requestOf(http, inputs);
  const { interfaceOrigins, interfaceNetworks } = platform.config;
  if (request.url.origin !== http.origin || !interfaceOrigins.includes(http.origin))
    throw new SourceError('unavailable', 'The origin may not be called');
  const headers = { ...request.headers, ...(await loginOf(platform, db, definition, http)) };
  const { status, body } = await callOut({
    ...request,
    headers,
    deadline,
    bytes,
    networks: interfaceNetworks,
  }).catch((error: unknown) => {
    if (!(error instanceof EgressError)) throw error;
    const { reason } = error;
    throw new SourceError(reason === 'address' ? 'unavailable' : reason, error.message, { cause: error });
  });
  if (status < 200 || status > 299)
    throw new UnfitAnswer(
      { code: 'status', status, ...beginningOf(body) },
      `The service answered ${String(status)}`,
    );
  return answerOf(readBody(body), definition, http, rows);
}

function readBody(body: Buffer): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new UnfitAnswer(
      { code: 'noJson', ...beginningOf(body) },
      'The service answered with no JSON that can be read',
      cause,
    );
  }
}

function answerOf(
  value: unknown,
  { outputs, answers }: Definition,
  http: HttpPart,
  most: number,
): SourceAnswer {
  const found = at(value, http.rows ?? '');
  // One result of a list is its first row, as it is of a statement.
  const one = Array.isArray(found) ? found.slice(0, 1) : [found];
  const list: unknown = answers === 'result' ? one : found;
  if (!Array.isArray(list))
    throw new UnfitAnswer(
      { code: 'noList', lists: listsIn(value) },
      `There is no list at "${http.rows ?? ''}"`,
    );
  // Only a try has none: it tells what could be declared.
  const columns: Definition['outputs'] = outputs.length === 0 ? [...columnsIn(list.slice(0, most))] : outputs;
  const rows = list
    .slice(0, most)
    .map((row: unknown) =>
      Object.fromEntries(columns.map(({ name, path = name }) => [name, at(row, path) ?? null])),
    );
  return { columns: columns.map(({ name, type }) => ({ name, type })), rows, total: list.length };
}
