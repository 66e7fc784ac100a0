import { finding } from '../../../errors/AppError.ts';
import type { Finding } from '../../../errors/AppError.ts';
import type { ComposedPart, Definition } from '../schema.ts';
import type { CheckedStep } from './checkCall.ts';

type Checked = ReadonlyMap<string, CheckedStep>;

/** A step of which nothing is known may answer a list. */
const isList = (steps: Checked, name: string): boolean =>
  steps.has(name) && steps.get(name)?.answers !== 'result';

function checkColumn(at: string, { columns }: CheckedStep, column: string): Finding[] {
  if (columns === undefined || columns.includes(column)) return [];
  return [finding(at, 'UNKNOWN_STEP_COLUMN', columns)];
}

/** What is wrong with the rows that are answered. */
function checkList({ list, join }: ComposedPart, steps: Checked): Finding[] {
  const at = 'composed.join';
  if (list === undefined) return [finding('composed.list', 'REQUIRED')];
  const rows = isList(steps, list) ? steps.get(list) : undefined;
  const findings = rows === undefined ? [finding('composed.list', 'NO_LIST_STEP', list)] : [];
  if (join === undefined) return findings;
  if (join.step === list) return [...findings, finding(`${at}.step`, 'JOIN_SELF')];
  const other = isList(steps, join.step) ? steps.get(join.step) : undefined;
  if (other === undefined) return [...findings, finding(`${at}.step`, 'NO_LIST_STEP', join.step)];
  return [
    ...findings,
    ...(rows === undefined ? [] : checkColumn(`${at}.by`, rows, join.by)),
    ...checkColumn(`${at}.key`, other, join.key),
  ];
}

/** Where an output of one result stands: `step.list.0.column`, `step.result.column` or `step.total`. */
function checkPlace(at: string, path: string, steps: Checked): Finding[] {
  const [name = '', member = '', ...way] = path.split('.');
  const step = steps.get(name);
  const [first = ''] = steps.keys();
  // Brackets and braces are of expressions, which stand elsewhere.
  if (/[[{]/.test(path)) return [finding(at, 'OUTPUT_PATH', step === undefined ? first : name)];
  if (step === undefined) return [finding(at, 'UNKNOWN_STEP', name)];
  if (member === '' || member === 'total') return [];
  if (member !== 'list' && member !== 'result') return [finding(at, 'OUTPUT_PATH', name)];
  const column = member === 'list' ? way[1] : way[0];
  return column === undefined ? [] : checkColumn(at, step, column);
}

/** What is wrong with the one result that is made of the steps. */
function checkResult({ outputs }: Definition, part: ComposedPart, steps: Checked): Finding[] {
  const [first = ''] = steps.keys();
  const none = (['list', 'join'] as const).filter((member) => part[member] !== undefined);
  return [
    ...none.map((member) => finding(`composed.${member}`, 'LIST_OF_RESULT', `${first}.result`)),
    ...outputs.flatMap(({ name, path = name }, at) => checkPlace(`outputs.${String(at)}.path`, path, steps)),
  ];
}

/** What is wrong with what is answered of the steps. */
export const checkAnswer = (definition: Definition, composed: ComposedPart, steps: Checked): Finding[] =>
  definition.answers === 'list' ? checkList(composed, steps) : checkResult(definition, composed, steps);
