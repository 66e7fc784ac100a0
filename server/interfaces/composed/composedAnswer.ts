import { toText } from '../../../src/conditions/index.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import { at } from '../definition/at.ts';
import { columnsIn } from '../definition/columnsIn.ts';
import { UnfitAnswer } from '../http/answerFault.ts';
import { limitsOf } from '../definition/limits.ts';
import type { Definition } from '../definition/schema.ts';
import { isRecord } from '../../envelope/envelope.ts';
import type { ComposedPart } from '../../../src/schemas/wire/interface.ts';
import type { ChainOutcome } from '../../steps/runSteps.ts';
import type { StepAnswer } from '../../steps/StepAnswer.ts';

type Row = Readonly<Record<string, unknown>>;
type Answers = ReadonlyMap<string, StepAnswer>;

/** Rows of a step by what they hold in a column, the first of each; compared as text, as ids of two systems have to be. */
function rowsBy(step: string, { list, total }: StepAnswer, key: string): ReadonlyMap<string, Row> {
  // A row that was cut off would look like one that is not there.
  if (total > list.length) {
    const message = `The list of step ${step}, which is joined, is cut`;
    throw new UnfitAnswer({ code: 'joinCut', step }, message, undefined, 'tooLarge');
  }
  const rows = new Map<string, Row>();
  for (const row of list) {
    const value = row[key] ?? null;
    if (value !== null && !rows.has(toText(value))) rows.set(toText(value), row);
  }
  return rows;
}

function joined(list: readonly Row[], { join }: ComposedPart, answers: Answers): readonly Row[] {
  const other = join === undefined ? undefined : answers.get(join.step);
  if (join === undefined || other === undefined) return list;
  const rows = rowsBy(join.step, other, join.key);
  return list.map((row) => {
    const value = row[join.by] ?? null;
    // A column that the list has got since stays what it is.
    return { [join.step]: value === null ? null : (rows.get(toText(value)) ?? null), ...row };
  });
}

/** What a step `answer` gives, as rows. @throws UnfitAnswer where it is not of the shape that the interface answers */
function answeredRows(kind: Definition['answers'], value: unknown): readonly Row[] {
  if (kind === 'result') {
    if (value === null) return [];
    if (isRecord(value)) return [value];
    throw new UnfitAnswer({ code: 'noRecord' }, 'The step that answers gives no object');
  }
  if (Array.isArray(value) && value.every(isRecord)) return value;
  throw new UnfitAnswer({ code: 'noList', lists: [] }, 'The step that answers gives no list of objects');
}

/** What the chain answers where no step `answer` has ended it: rows of one step, joined or not, or all that its steps came to. */
function rowsOfSteps(kind: Definition['answers'], composed: ComposedPart, answers: Answers): readonly Row[] {
  if (kind === 'result') return [Object.fromEntries(answers)];
  return joined(answers.get(composed.list ?? '')?.list ?? [], composed, answers);
}

/** How many rows there are in all, also where the list is cut. */
function totalOf(
  { answers: kind, writes }: Definition,
  { list = '' }: ComposedPart,
  { answer, steps, affected }: ChainOutcome,
  found: readonly Row[],
): number {
  if (writes === true) return affected;
  if (kind === 'result') return 1;
  const own = answer === undefined ? steps.get(list) : undefined;
  return own === undefined || own.isPage === true ? found.length : own.total;
}

/**
 * The answer of a composed interface, of which `total` counts the records that were written where it writes.
 * @throws SourceError where a joined list is cut, or a step answers another shape than is declared
 */
export function composedAnswer(
  definition: Definition,
  composed: ComposedPart,
  outcome: ChainOutcome,
): SourceAnswer {
  const { outputs, answers: kind } = definition;
  const found = outcome.answer
    ? answeredRows(kind, outcome.answer.value)
    : rowsOfSteps(kind, composed, outcome.steps);
  const taken = found.slice(0, limitsOf(definition).rows);
  // Only a try has none: it tells what could be declared.
  const columns: Definition['outputs'] = outputs.length === 0 ? [...columnsIn(taken)] : outputs;
  const rows = taken.map((row) =>
    Object.fromEntries(columns.map(({ name, path = name }) => [name, at(row, path) ?? null])),
  );
  const total = totalOf(definition, composed, outcome, found);
  return { columns: columns.map(({ name, type }) => ({ name, type })), rows, total };
}
