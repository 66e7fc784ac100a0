import type { Kysely } from 'kysely';
import { Compile } from 'typebox/compile';
import { shapeErrors } from '../../src/documents/check/shapeErrors.ts';
import { describeErrors } from '../envelope/payload.ts';
import type { Database } from '../db/database.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { SourceError } from '../sources/sourceError.ts';
import type { RegisteredDatabase } from '../sources/SourcePools.ts';
import { findDatabase } from '../sources/databases.ts';
import { knownRoles } from '../organisation/roles.ts';
import { moduleActions } from '../../src/schemas/documents/form.ts';
import { readInput, wrongInput } from './definition/inputs.ts';
import { DefinitionSchema } from './definition/schema.ts';
import type { Definition, SqlPart } from './definition/schema.ts';
import type { CallablesContext } from './composed/callables.ts';
import { checkComposed } from './composed/checkComposed.ts';
import { checkHttp } from './http/checkHttp.ts';
import { readStatement } from './sql/readStatement.ts';
import { placeText, unknownColumn } from './definition/statement.ts';
import type { SqlProblem, SqlStatement } from './definition/statement.ts';

const validator = Compile(DefinitionSchema);

/** Modules that come with the product. */
const PRODUCT_MODULES: ReadonlySet<string> = new Set([
  'platform_general',
  'open_apis',
  'util',
  'campus_state',
]);
/** Addresses that every form module has. */
const FORM_ADDRESSES: ReadonlySet<string> = new Set([...moduleActions, 'importTemplate']);
/** What a call says beside its inputs, and the client's own members. */
const CALL_MEMBERS: ReadonlySet<string> = new Set(
  'offset limit sort where requestId projectId customerId device sessionid client_code schoolId groupId'.split(
    ' ',
  ),
);

/**
 * The one check of a configured interface: what is saved, published, tried and run has passed it.
 * @param outputsLater a try may tell which outputs there are
 * @throws AppError DOCUMENT_INVALID with all findings, their paths within `definition`
 */
export async function checkDefinition(
  ctx: CallablesContext,
  value: unknown,
  outputsLater = false,
): Promise<Definition> {
  const definition = readDefinition(value);
  const findings = await findSlips(ctx, definition, outputsLater);
  if (findings.length > 0) throw new AppError('DOCUMENT_INVALID', { errors: findings });
  return definition;
}

/**
 * A definition that is kept whatever else there is, as one of a bundle is whose database is still to be set up: of its shape,
 * and with nothing that could never be right.
 * @throws AppError DOCUMENT_INVALID with all findings, their paths within `definition`
 */
export function acceptDefinition(value: unknown): Definition {
  const definition = readDefinition(value);
  const findings = [...checkAddress(definition), ...checkInputs(definition), ...checkKind(definition)];
  if (findings.length > 0) throw refusal(findings);
  return definition;
}

function readDefinition(value: unknown): Definition {
  if (!validator.Check(value)) throw refusal(describeErrors([...shapeErrors(DefinitionSchema, value)]));
  return value;
}

/** What is wrong with a definition of its shape, with paths within `definition`. */
export async function findSlips(
  ctx: CallablesContext,
  definition: Definition,
  outputsLater = false,
): Promise<readonly InputError[]> {
  const { db, platform } = ctx;
  const { sql, http, composed } = definition;
  return withinDefinition([
    ...checkAddress(definition),
    ...checkInputs(definition),
    ...checkOutputs(definition, outputsLater),
    ...(await checkRoles(db, definition)),
    ...checkKind(definition),
    ...(sql === undefined ? [] : await checkSql(ctx, definition, sql)),
    ...(http === undefined ? [] : await checkHttp(db, platform.config, definition, http)),
    ...(composed === undefined ? [] : await checkComposed(ctx, definition, composed)),
  ]);
}

const withinDefinition = (errors: readonly InputError[]): readonly InputError[] =>
  errors.map((each) => ({ ...each, path: ['definition', each.path].filter(Boolean).join('.') }));

const refusal = (errors: readonly InputError[]): AppError =>
  new AppError('DOCUMENT_INVALID', { errors: withinDefinition(errors) });

function checkAddress({ moduleCode, interfaceUrl }: Definition): InputError[] {
  const findings: InputError[] = [];
  if (PRODUCT_MODULES.has(moduleCode)) findings.push(inputError('moduleCode', 'NAME_RESERVED'));
  if (FORM_ADDRESSES.has(interfaceUrl)) findings.push(inputError('interfaceUrl', 'NAME_RESERVED'));
  return findings;
}

function checkInputs({ inputs }: Definition): InputError[] {
  const names = new Set<string>();
  return inputs.flatMap((input, at) => {
    const findings: InputError[] = [];
    if (names.has(input.name)) findings.push(inputError(`inputs.${String(at)}.name`, 'NOT_UNIQUE'));
    if (CALL_MEMBERS.has(input.name)) findings.push(inputError(`inputs.${String(at)}.name`, 'NAME_RESERVED'));
    names.add(input.name);
    const read = readInput(input.type, input.default ?? null);
    if ('code' in read) findings.push(wrongInput(`inputs.${String(at)}.default`, input.type, read));
    return findings;
  });
}

function checkOutputs({ outputs, answers, writes = false }: Definition, later: boolean): InputError[] {
  const names = outputs.map(({ name }) => name);
  const findings = names.flatMap((name, at) => {
    const path = `outputs.${String(at)}.name`;
    if (name === '__proto__') return [inputError(path, 'NAME_RESERVED')];
    return names.indexOf(name) < at ? [inputError(path, 'NOT_UNIQUE')] : [];
  });
  if (!writes && !later && outputs.length === 0) findings.push(inputError('outputs', 'TOO_FEW', 1));
  if (writes && answers === 'list') findings.push(inputError('answers', 'VALUE_INVALID'));
  return findings;
}

async function checkRoles(db: Kysely<Database>, { roles }: Definition): Promise<InputError[]> {
  const known = await knownRoles(db, roles);
  return roles.flatMap((role, at) =>
    known.has(role) ? [] : [inputError(`roles.${String(at)}`, 'UNKNOWN_OPTION')],
  );
}

/** One part, and the one that the kind says. */
function checkKind(definition: Definition): InputError[] {
  return (['sql', 'http', 'composed'] as const).flatMap((part) => {
    if ((definition[part] !== undefined) === (definition.kind === part)) return [];
    return [inputError(part, definition.kind === part ? 'REQUIRED' : 'UNKNOWN_FIELD')];
  });
}

async function checkSql(
  ctx: CallablesContext,
  { inputs, outputs, writes = false }: Definition,
  sql: SqlPart,
): Promise<InputError[]> {
  const database = await findDatabase(ctx.db, sql.database);
  const statement = readStatement(database?.kind ?? 'postgres', sql.text);
  if ('code' in statement) return [ofSql(sql, statement)];
  const names = new Set(inputs.map(({ name }) => name));
  const findings = statement.inputs.flatMap((name) =>
    names.has(name) ? [] : [inputError('sql.text', 'UNKNOWN_INPUT', name)],
  );
  if (statement.writes && !writes) findings.push(inputError('sql.text', 'WRITES_UNDECLARED'));
  if (!statement.writes && writes) findings.push(inputError('writes', 'WRITES_NOTHING'));
  if (!statement.returns && outputs.length > 0)
    findings.push(
      database?.kind === 'mysql'
        ? inputError('outputs', 'TOO_MANY', 0)
        : inputError('outputs', 'RETURNING_MISSING'),
    );
  if (database === undefined) findings.push(inputError('sql.database', 'UNKNOWN_OPTION'));
  else if (writes && !database.writable) findings.push(inputError('sql.database', 'WRITES_NOT_GRANTED'));
  const unknown = database && (await findUnknownColumn(ctx, database, statement));
  if (unknown !== undefined) findings.push(ofSql(sql, unknown));
  return findings;
}

const ofSql = ({ text }: SqlPart, { code, n, at }: SqlProblem): InputError => ({
  ...inputError('sql.text', code, n),
  ...(at !== undefined && { place: placeText(text, at) }),
});

/** Asks the database, where a statement needs it. One that does not answer now is asked again before each run. */
async function findUnknownColumn(
  { platform }: CallablesContext,
  database: RegisteredDatabase,
  { needed }: SqlStatement,
): Promise<SqlProblem | undefined> {
  if (needed === undefined || database.state !== 'active') return undefined;
  try {
    const unknown = needed.findUnknown(await platform.sources.of(database).columnsOf(needed.tables));
    return unknown && unknownColumn(unknown);
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}
