import { toText } from '../../../src/conditions/index.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import { at } from '../definition/at.ts';
import { columnsIn } from '../definition/columnsIn.ts';
import { UnfitAnswer } from '../http/answerFault.ts';
import type { ComposedPart, Definition } from '../definition/schema.ts';
import type { StepAnswer } from './formReads.ts';

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

/**
 * The answer of a composed interface: the rows of one step, joined or not, or one result made of what all steps answered.
 * @param most rows
 * @throws SourceError where a joined list is cut
 */
export function composedAnswer(
  { outputs, answers: kind }: Definition,
  composed: ComposedPart,
  answers: Answers,
  most: number,
): SourceAnswer {
  const own = answers.get(composed.list ?? '');
  const found = kind === 'list' ? joined(own?.list ?? [], composed, answers) : [Object.fromEntries(answers)];
  const taken = found.slice(0, most);
  // Only a try has none: it tells what could be declared.
  const columns: Definition['outputs'] = outputs.length === 0 ? [...columnsIn(taken)] : outputs;
  const rows = taken.map((row) =>
    Object.fromEntries(columns.map(({ name, path = name }) => [name, at(row, path) ?? null])),
  );
  const all = own?.isPage === true ? own.list.length : (own?.total ?? 0);
  const total = kind === 'list' ? all : 1;
  return { columns: columns.map(({ name, type }) => ({ name, type })), rows, total };
}
