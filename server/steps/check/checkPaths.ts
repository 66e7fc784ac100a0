import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { checkColumn, checkPlace } from './checkPlace.ts';
import type { KnownAnswer, KnownAnswers } from './checkPlace.ts';

/** What templates see at a place of a chain. */
export interface KnownNames {
  /** Named steps before it. */
  readonly steps: KnownAnswers;
  /** What `item` is; absent where nothing is repeated. */
  readonly item?: KnownAnswer;
  /** Other names, each with its members; undefined where it may have any. */
  readonly others: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

/** Where a value of a step stands: `steps.name.list[0].column`, `steps.name.result.column` or `steps.name.total`. */
function checkStepPath([name = '', ...way]: readonly string[], steps: KnownAnswers): InputError[] {
  const step = steps.get(name);
  if (step === undefined) return [inputError('', 'UNKNOWN_STEP', name)];
  return checkPlace('', name, step, way, 'STEP_MEMBER');
}

function checkOther(root: string, name: string | undefined, { others }: KnownNames): InputError[] {
  if (!others.has(root)) return [inputError('', 'UNKNOWN_NAME', root)];
  const members = others.get(root);
  if (members === undefined || name === undefined || members.has(name)) return [];
  return root === 'inputs'
    ? [inputError('', 'UNKNOWN_INPUT', name)]
    : [inputError('', 'UNKNOWN_NAME', `${root}.${name}`)];
}

/** What is wrong with what values and conditions read: it has to be known at their place. */
export function checkPaths(paths: readonly string[], names: KnownNames): InputError[] {
  return paths.flatMap((path) => {
    const [root = '', ...way] = path.split('.');
    if (root === 'steps') return checkStepPath(way, names.steps);
    const { item } = names;
    if (item !== undefined && root === 'index') return [];
    if (item === undefined || root !== 'item') return checkOther(root, way[0], names);
    const [column] = way;
    return column === undefined ? [] : checkColumn('', item, column);
  });
}
