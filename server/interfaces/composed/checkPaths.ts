import { SERVER_NAMES } from '../../../src/documents/serverNames.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { checkPlace } from './checkPlace.ts';
import type { Steps } from './checkPlace.ts';

const SESSION_NAMES: ReadonlySet<string> = new Set(SERVER_NAMES);

/** Where a value of a step stands: `steps.name.list[0].column`, `steps.name.result.column` or `steps.name.total`. */
function checkStepPath([name = '', ...way]: readonly string[], before: Steps): InputError[] {
  const step = before.get(name);
  if (step === undefined) return [inputError('', 'UNKNOWN_STEP', name)];
  return checkPlace('', name, step, way, 'STEP_MEMBER');
}

/**
 * What is wrong with what values and conditions read: it has to be inputs that there are, steps that came before, or the
 * session.
 */
export function checkPaths(
  paths: readonly string[],
  inputs: ReadonlySet<string>,
  before: Steps,
): InputError[] {
  return paths.flatMap((path) => {
    const [root = '', ...way] = path.split('.');
    const [name = ''] = way;
    if (root === 'inputs') return inputs.has(name) ? [] : [inputError('', 'UNKNOWN_INPUT', name)];
    if (root === 'steps') return checkStepPath(way, before);
    return SESSION_NAMES.has(root) ? [] : [inputError('', 'UNKNOWN_NAME', root)];
  });
}
