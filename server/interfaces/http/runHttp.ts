import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { callOut } from '../../egress/callOut.ts';
import { EgressError } from '../../egress/egressError.ts';
import { parseJson } from '../../envelope/guard.ts';
import type { InterfaceServices } from '../definition/services.ts';
import { unseal } from '../../security/vault.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import { SourceError } from '../../sources/sourceError.ts';
import { findCredential, sealedFor } from '../../sources/credentials.ts';
import type { AnswerFault } from '../../../src/schemas/wire/interface.ts';
import type { CallLimits } from '../../../src/schemas/wire/interfaceLimits.ts';
import type { Definition, HttpPart } from '../definition/schema.ts';
import { at } from '../definition/at.ts';
import { columnsIn } from '../definition/columnsIn.ts';
import { beginningOf, listsIn, UnfitAnswer } from './answerFault.ts';
import { requestOf } from './request.ts';
import { secretsIn, withoutSecrets, type Secrets } from './secrets.ts';

/** Headers of the credential, opened for the origin that is called and for nothing else. */
async function loginOf(
  platform: InterfaceServices,
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
  { platform, db }: { readonly platform: InterfaceServices; readonly db: Kysely<Database> },
  { definition, http }: { readonly definition: Definition; readonly http: HttpPart },
  inputs: ReadonlyMap<string, unknown>,
  { deadline, bytes, rows }: CallLimits,
): Promise<SourceAnswer> {
  const request = requestOf(http, inputs);
  const { interfaceOrigins, interfaceNetworks } = platform.config;
  if (request.url.origin !== http.origin || !interfaceOrigins.includes(http.origin))
    throw new SourceError('unavailable', 'The origin may not be called');
  const login = await loginOf(platform, db, definition, http);
  const headers = { ...request.headers, ...login };
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
      { code: 'status', status, ...beginningOf(body, secretsIn(login)) },
      `The service answered ${String(status)}`,
    );
  // What a write has done, it need not tell, and nothing is asked for where nothing is declared.
  if (definition.writes === true && (body.length === 0 || definition.outputs.length === 0))
    return done(definition);
  const secrets = secretsIn(login);
  return answerOf(withoutSecrets(readBody(body, secrets), secrets), definition, http, rows);
}

function readBody(body: Buffer, secrets: Secrets): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new UnfitAnswer(
      { code: 'noJson', ...beginningOf(body, secrets) },
      'The service answered with no JSON that can be read',
      cause,
    );
  }
}

/** What a write is answered by a service that has nothing to say. */
const done = ({ outputs, answers }: Definition): SourceAnswer => ({
  columns: outputs.map(({ name, type }) => ({ name, type })),
  rows: [],
  total: answers === 'result' ? 1 : 0,
});

/** The rows that stand in an answer. @throws UnfitAnswer */
function rowsIn(value: unknown, { answers }: Definition, { rows: place = '' }: HttpPart): readonly unknown[] {
  const found = at(value, place);
  // One result of a list is its first row, as it is of a statement; null is none.
  const one = Array.isArray(found) ? found.slice(0, 1) : found === null ? [] : [found];
  const list: unknown = answers === 'result' ? one : found;
  if (Array.isArray(list) && list.every((row) => typeof row === 'object' && row !== null)) return list;
  const fault: AnswerFault =
    answers === 'result' ? { code: 'noRecord' } : { code: 'noList', lists: listsIn(value) };
  throw new UnfitAnswer(fault, `There are no rows at "${place}"`);
}

function answerOf(value: unknown, definition: Definition, http: HttpPart, most: number): SourceAnswer {
  const { outputs } = definition;
  const list = rowsIn(value, definition, http);
  const taken = list.slice(0, most);
  // Only a try has none: it tells what could be declared.
  const columns: Definition['outputs'] = outputs.length === 0 ? [...columnsIn(taken)] : outputs;
  const rows = taken.map((row) =>
    Object.fromEntries(columns.map(({ name, path = name }) => [name, at(row, path) ?? null])),
  );
  const isAbsent = ({ name, path = name }: Definition['outputs'][number]): boolean =>
    taken.length > 0 && taken.every((row) => at(row, path) === undefined);
  const absent = outputs.filter(isAbsent).map(({ name }) => name);
  return { columns: columns.map(({ name, type }) => ({ name, type })), rows, total: list.length, absent };
}
