import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { isRecord } from '../../envelope/envelope.ts';
import type { ComposedPart } from '../../../src/schemas/wire/interface.ts';
import { checkColumn, checkPlace, isList } from '../../steps/check/checkPlace.ts';
import type { KnownAnswers } from '../../steps/check/checkPlace.ts';
import { alwaysEnds, placedSteps } from '../../../src/documents/stepChain.ts';
import type { Definition } from '../definition/schema.ts';

/** What is wrong with the rows that are answered. */
function checkList({ list, join }: ComposedPart, steps: KnownAnswers): InputError[] {
  const at = 'composed.join';
  if (list === undefined) return [inputError('composed.list', 'REQUIRED')];
  const rows = isList(steps, list) ? steps.get(list) : undefined;
  const findings = rows === undefined ? [inputError('composed.list', 'NO_LIST_STEP', list)] : [];
  if (join === undefined) return findings;
  if (join.step === list) return [...findings, inputError(`${at}.step`, 'JOIN_SELF')];
  const other = isList(steps, join.step) ? steps.get(join.step) : undefined;
  if (other === undefined) return [...findings, inputError(`${at}.step`, 'NO_LIST_STEP', join.step)];
  const isColumn = rows?.columns?.includes(join.step) === true;
  return [
    ...findings,
    ...(isColumn ? [inputError(`${at}.step`, 'JOIN_NAMED_AS_COLUMN', join.step)] : []),
    ...(rows === undefined ? [] : checkColumn(`${at}.by`, rows, join.by)),
    ...checkColumn(`${at}.key`, other, join.key),
  ];
}

/** Outputs of rows: columns of the list, or below the name of the step that is joined, of that one. */
function checkColumns(
  { outputs }: Definition,
  { list = '', join }: ComposedPart,
  steps: KnownAnswers,
): InputError[] {
  const rows = steps.get(list);
  const other = steps.get(join?.step ?? '');
  if (rows?.columns === undefined) return [];
  return outputs.flatMap(({ name, path = name }, at) => {
    const [first = '', second] = path.split('.');
    const where = `outputs.${String(at)}.path`;
    if (other === undefined || first !== join?.step) return checkColumn(where, rows, first);
    return second === undefined ? [] : checkColumn(where, other, second);
  });
}

/** Where an output of one result stands. */
function checkOutput(at: string, path: string, steps: KnownAnswers): InputError[] {
  const [name = '', ...way] = path.split('.');
  const step = steps.get(name);
  const [first = ''] = steps.keys();
  // Brackets and braces are of expressions, which stand elsewhere.
  if (/[[{]/.test(path)) return [inputError(at, 'OUTPUT_PATH', step === undefined ? first : name)];
  return step === undefined
    ? [inputError(at, 'UNKNOWN_STEP', name)]
    : checkPlace(at, name, step, way, 'OUTPUT_PATH');
}

/** What is wrong with the one result that is made of the steps. */
function checkResult({ outputs }: Definition, part: ComposedPart, steps: KnownAnswers): InputError[] {
  const [first = ''] = steps.keys();
  const none = (['list', 'join'] as const).filter((member) => part[member] !== undefined);
  return [
    ...none.map((member) => inputError(`composed.${member}`, 'LIST_OF_RESULT', `${first}.result`)),
    ...outputs.flatMap(({ name, path = name }, at) => checkOutput(`outputs.${String(at)}.path`, path, steps)),
  ];
}

/** Members of what steps `answer`, where each writes its own out; undefined where one computes them, and where none answers. */
function membersAnswered({ steps }: ComposedPart): readonly string[] | undefined {
  const values = placedSteps(steps).flatMap(({ step }) => (step.do === 'answer' ? [step.value] : []));
  const isWritten = values.length > 0 && values.every(isRecord);
  return isWritten ? [...new Set(values.flatMap((value) => Object.keys(value)))] : undefined;
}

/** Outputs of the one result that steps `answer`. */
function checkAnswered({ outputs, answers }: Definition, composed: ComposedPart): InputError[] {
  const members = answers === 'result' ? membersAnswered(composed) : undefined;
  if (members === undefined) return [];
  return outputs.flatMap(({ name, path = name }, at) =>
    checkColumn(`outputs.${String(at)}.path`, { answers, columns: members }, path.split('.')[0] ?? ''),
  );
}

/** What is wrong with what is answered: by steps `answer`, and of all steps where none of these ends the chain. */
export function checkAnswer(
  definition: Definition,
  composed: ComposedPart,
  steps: KnownAnswers,
): InputError[] {
  if (alwaysEnds(composed.steps)) return checkAnswered(definition, composed);
  if (definition.answers !== 'list') return checkResult(definition, composed, steps);
  const findings = checkList(composed, steps);
  // Of rows that are not known no column is asked for.
  return findings.length > 0 ? findings : checkColumns(definition, composed, steps);
}
