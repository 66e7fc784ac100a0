import type { Static } from 'typebox';
import type { InterfaceStep } from '../../src/schemas/wire/interface.ts';
import type { InterfaceReading } from './definition/services.ts';
import { AppError, invalidInput } from '../errors/AppError.ts';
import type { SourceAnswer, SourceColumn } from '../sources/source.ts';
import { SourceError } from '../sources/sourceError.ts';
import { checkDefinition } from './checkDefinition.ts';
import { tryComposed } from './composed/tryComposed.ts';
import { readInputs } from './definition/inputs.ts';
import { readyInterface, runInterface } from './running/runInterface.ts';
import type { Definition, TestInterfaceParam } from './definition/schema.ts';
import { tryFailure } from './tryFailure.ts';
import type { TryFailure } from './tryFailure.ts';

/** Rows that a try shows. */
const SHOWN = 100;

/** What a try came to. */
export type TestRun =
  | {
      readonly ok: true;
      readonly columns: readonly SourceColumn[];
      readonly rows: readonly Readonly<Record<string, unknown>>[];
      /** All rows, or those that a write would have changed. */
      readonly total: number;
      /** Milliseconds. */
      readonly took: number;
      /** Names of declared outputs that the answer lacks. */
      readonly missing: readonly string[];
      /** It wrote, and that was taken back. */
      readonly takenBack?: true;
      /** Of a composed interface: what became of each step. */
      readonly steps?: readonly InterfaceStep[];
    }
  | (TryFailure & {
      readonly ok: false;
      readonly took: number;
      readonly steps?: readonly InterfaceStep[];
    });

/**
 * Tries a definition, saved or not, through the door that all of them go through. A write is taken back.
 * @throws AppError DOCUMENT_INVALID, INPUT_INVALID, TRY_WOULD_WRITE
 */
export async function testInterface(
  ctx: InterfaceReading,
  param: Static<typeof TestInterfaceParam>,
): Promise<TestRun> {
  const definition = await checkDefinition(ctx, param.definition, true);
  const inputs = readInputs(definition.inputs, param.inputs ?? {}, ctx.actor, 'inputs.');
  // What a service has done cannot be taken back.
  if (definition.kind === 'http' && definition.writes === true) throw new AppError('TRY_WOULD_WRITE');
  const steps: InterfaceStep[] = [];
  const { kind, composed } = definition;
  const run =
    kind === 'composed' && composed !== undefined
      ? () => tryComposed(ctx, composed, { definition, inputs }, steps)
      : await readyOne(ctx, definition, inputs);
  const told = kind === 'composed' ? { steps } : {};
  const start = performance.now();
  const took = (): number => Math.round(performance.now() - start);
  try {
    const { columns, rows, total, absent = [] } = await run();
    const found = new Set(columns.map(({ name }) => name));
    const missing = definition.outputs.flatMap(({ name }) =>
      found.has(name) && !absent.includes(name) ? [] : [name],
    );
    const takenBack = definition.writes === true ? { takenBack: true as const } : {};
    const shown = rows.slice(0, SHOWN);
    return { ok: true, columns, rows: shown, total, took: took(), missing, ...takenBack, ...told };
  } catch (error) {
    // What became of the steps is told also where one was refused; a value of the caller's belongs to its input.
    const isTold = error instanceof SourceError || (kind === 'composed' && !isOfInputs(error, inputs));
    if (!isTold) throw ofInputs(error);
    return { ok: false, ...tryFailure(error, definition, ctx.locale), took: took(), ...told };
  }
}

/** Whether a refusal is of nothing but values that the try was given. */
const isOfInputs = (error: unknown, inputs: Inputs): boolean =>
  error instanceof AppError && error.errors?.every(({ path }) => inputs.has(path)) === true;

type Run = () => Promise<SourceAnswer>;
type Inputs = ReadonlyMap<string, unknown>;

async function readyOne(ctx: InterfaceReading, definition: Definition, inputs: Inputs): Promise<Run> {
  const ready = await readyInterface(ctx, definition);
  return () => runInterface(ctx, ready, inputs, true);
}

/** What a call refuses by the name of an input, as the try names it. */
function ofInputs(error: unknown): unknown {
  if (!(error instanceof AppError) || error.errors === undefined) return error;
  return invalidInput(...error.errors.map((each) => ({ ...each, path: `inputs.${each.path}` })));
}
