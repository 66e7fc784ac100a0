import type { AccessContext } from '../../../call/definition.ts';
import { finding } from '../../../errors/AppError.ts';
import type { Finding } from '../../../errors/AppError.ts';
import { shapeOf } from '../../formModule/formModules.ts';
import { findOnePublished } from '../repository.ts';
import type { ComposedStep, Definition } from '../schema.ts';
import { formReads, isFormRead } from './formReads.ts';

export type CheckContext = Pick<AccessContext, 'db' | 'platform'>;

/** Whether a step answers rows or one result; undefined where it could not be told. */
type Answers = Definition['answers'] | undefined;

/** What a step calls, as far as it is known. */
export interface CheckedStep {
  readonly answers: Answers;
  /** Names of the columns of its rows; undefined where they could not be told. */
  readonly columns?: readonly string[];
  readonly findings: readonly Finding[];
}

/** Inputs that a step gives and must give. */
function checkGiven(
  { inputs = [] }: ComposedStep,
  known: ReadonlySet<string>,
  required: readonly string[],
): Finding[] {
  const names = inputs.map(({ name }) => name);
  const unknown = (path: string): Finding =>
    known.size === 0 ? finding(path, 'NO_CALL_INPUTS') : finding(path, 'UNKNOWN_CALL_INPUT', [...known]);
  return [
    ...names.flatMap((name, at) => {
      if (!known.has(name)) return [unknown(`inputs.${String(at)}.name`)];
      return names.indexOf(name) < at ? [finding(`inputs.${String(at)}.name`, 'NOT_UNIQUE')] : [];
    }),
    ...required.flatMap((name) => (names.includes(name) ? [] : [finding(`inputs.${name}`, 'REQUIRED')])),
  ];
}

/** What is called: it is there, reads, is not composed itself, and takes what it is given. */
export async function checkCall({ db, platform }: CheckContext, step: ComposedStep): Promise<CheckedStep> {
  const [moduleCode = '', interfaceUrl = ''] = step.call.split('/');
  if (isFormRead(interfaceUrl)) {
    const form = await platform.documents.find(db, 'form', moduleCode);
    if (form === undefined)
      return { answers: undefined, findings: [finding('call', 'UNKNOWN_CALL', step.call)] };
    const known = new Set(Object.keys(formReads[interfaceUrl].properties));
    return {
      answers: interfaceUrl === 'list' ? 'list' : 'result',
      columns: interfaceUrl === 'count' ? ['count'] : [...shapeOf(form.document, platform).columns.keys()],
      findings: checkGiven(step, known, interfaceUrl === 'detail' ? ['id'] : []),
    };
  }
  const found = await findOnePublished(db, { moduleCode, interfaceUrl });
  if (found === undefined)
    return { answers: undefined, findings: [finding('call', 'UNKNOWN_CALL', step.call)] };
  const { kind, writes, inputs, answers, outputs } = found.definition;
  // None within another: so that no chain of them leads back to where it began.
  if (kind === 'composed') return { answers, findings: [finding('call', 'STEP_COMPOSED')] };
  if (writes === true) return { answers, findings: [finding('call', 'STEP_WRITES')] };
  const own = inputs.filter(({ from }) => from === undefined);
  const required = own.filter((input) => input.required === true && (input.default ?? null) === null);
  return {
    answers,
    columns: outputs.map(({ name }) => name),
    findings: checkGiven(
      step,
      new Set(own.map(({ name }) => name)),
      required.map(({ name }) => name),
    ),
  };
}
