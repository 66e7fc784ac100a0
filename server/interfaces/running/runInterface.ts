import type { InterfaceReading } from '../definition/services.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import { RefusedInput } from '../../sources/RefusedInput.ts';
import { SourceError } from '../../sources/sourceError.ts';
import { findCredential } from '../../sources/credentials.ts';
import { findDatabase } from '../../sources/databases.ts';
import { runHttp } from '../http/runHttp.ts';
import { limitsOf } from '../definition/limits.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { CallLimits } from '../../../src/schemas/wire/interfaceLimits.ts';
import type { Definition } from '../definition/schema.ts';
import { readStatement } from '../sql/readStatement.ts';

/** The database is registered as not to be used at present. */
export class DisabledSource extends SourceError {
  constructor() {
    super('unavailable', 'The database is disabled');
  }
}

/** A definition with all that it runs on at hand, looked at again as at the time of its publication. */
export interface ReadyInterface {
  readonly definition: Definition;
  /** Stands for what its answers depend on beside version and inputs. */
  readonly state: number;
  readonly run: (
    inputs: ReadonlyMap<string, unknown>,
    limits: CallLimits,
    rollback: boolean,
  ) => Promise<SourceAnswer>;
}

type RunContext = Pick<InterfaceReading, 'db' | 'platform'>;

/**
 * Makes an interface ready to run. The door is the same as at its publication: what came past it otherwise, or lost its
 * grant meanwhile, does not run.
 * @throws AppError SOURCE_UNAVAILABLE, INTERFACE_FAILED
 */
export async function readyInterface(ctx: RunContext, definition: Definition): Promise<ReadyInterface> {
  const { kind, sql, http } = definition;
  if (kind === 'http' && http !== undefined) {
    const { credential } = http;
    const row = credential === undefined ? undefined : await findCredential(ctx.db, credential);
    return {
      definition,
      state: row?.revision ?? 0,
      run: (inputs, limits) => runHttp(ctx, { definition, http }, inputs, limits),
    };
  }
  if (kind !== 'sql' || sql === undefined) throw new AppError('INTERFACE_FAILED', { cause: 'No such part' });
  const database = await findDatabase(ctx.db, sql.database);
  if (database === undefined) throw new AppError('SOURCE_UNAVAILABLE');
  const statement = readStatement(database.kind, sql.text);
  if ('code' in statement) throw new AppError('INTERFACE_FAILED', { cause: statement.code });
  const mayWrite = definition.writes === true && database.writable;
  if (statement.writes && !mayWrite) throw new AppError('INTERFACE_FAILED', { cause: 'WRITES_NOT_GRANTED' });
  const { writes, needed } = statement;
  return {
    definition,
    state: database.revision,
    run: async (inputs, limits, rollback) => {
      if (database.state !== 'active') throw new DisabledSource();
      const { text, values, inputs: names } = statement.bind(inputs, definition.inputs);
      try {
        // What a try lacks is told with its rows.
        const needs = rollback ? [] : definition.outputs.map(({ name }) => name);
        const source = ctx.platform.sources.of(database);
        return await source.run({ text, values, writes, rollback, needs, needed, ...limits });
      } catch (error) {
        throw refusedInput(error, names, definition) ?? error;
      }
    },
  };
}

/** The input whose value the database could not take; what the session gives is no fault of who calls. */
function refusedInput(
  error: unknown,
  names: readonly string[],
  { inputs }: Definition,
): RefusedInput | undefined {
  if (!(error instanceof SourceError) || error.parameter === undefined) return undefined;
  const name = names[error.parameter - 1];
  const input = inputs.find((each) => each.name === name);
  return input?.from === undefined && name !== undefined ? new RefusedInput(name, error) : undefined;
}

/**
 * Runs an interface with the values of its inputs, at most two of one module at a time.
 * @param most milliseconds, where fewer are left than its own deadline gives
 * @throws SourceError, AppError TIMEOUT, INPUT_INVALID
 */
export function runInterface(
  { platform }: RunContext,
  { definition, run }: ReadyInterface,
  inputs: ReadonlyMap<string, unknown>,
  rollback = false,
  most = Infinity,
): Promise<SourceAnswer> {
  const limits = limitsOf(definition);
  const deadline = Math.min(limits.deadline, most);
  return platform.interfaceSlots.within(definition.moduleCode, deadline, (left) =>
    run(inputs, { ...limits, deadline: left }, rollback),
  );
}

const codes: Readonly<Record<SourceError['reason'], ErrorCode>> = {
  timeout: 'TIMEOUT',
  tooLarge: 'RESULT_TOO_LARGE',
  unavailable: 'SOURCE_UNAVAILABLE',
  platform: 'SOURCE_UNAVAILABLE',
  refused: 'INTERFACE_FAILED',
};

const VALUES_REFUSED: LocalText = {
  zhCN: '数据库没有接受这些数据：可能重复、缺少必填项、过长、超出范围，或仍被其他数据使用',
  enUS: 'The database did not take this: something may be there already, missing, too long, out of range, or in use elsewhere',
};

/**
 * What a caller is told: a code, the input that is at fault, and nothing of what the database said.
 * @param writes whether the interface writes: then a value that a table does not take is the caller's
 */
export function callerError(error: unknown, writes = false): unknown {
  if (error instanceof RefusedInput) return invalidInput(inputError(error.input, 'VALUE_INVALID'));
  if (writes && error instanceof SourceError && error.isOfValues)
    return new AppError('INPUT_INVALID', { cause: error, message: VALUES_REFUSED });
  return error instanceof SourceError ? new AppError(codes[error.reason], { cause: error }) : error;
}
