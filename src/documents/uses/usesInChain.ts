import { types, type StaticType } from '../../conditions/check/index.ts';
import type { Step } from '../../schemas/step.ts';
import { beginCheck } from '../check/checkDocument.ts';
import { type Check, type CheckContext, noteUse, type Place, type Use } from '../check/context.ts';
import { checkSteps } from '../check/flow/steps.ts';

/** A composed interface, as far as it names what documents declare. */
export interface ComposedDefinition {
  readonly composed?: {
    readonly steps: readonly Step[];
    readonly list?: string;
    readonly join?: { readonly step: string; readonly by: string; readonly key: string };
  };
  readonly outputs: readonly { readonly name: string; readonly path?: string }[];
}

/** Its outputs with the places that they are read from written out, so that these can be renamed and the outputs stay. */
export const withPaths = <D extends ComposedDefinition>(definition: D): D => ({
  ...definition,
  outputs: definition.outputs.map((output) => ({ ...output, path: output.path ?? output.name })),
});

/**
 * Where a composed interface names documents and their parts: in its steps, and in what it answers of them.
 * @param name as `interface/module/interface`
 * @param definition with its paths written out (`withPaths`)
 */
export function usesInChain(
  name: string,
  { composed, outputs }: ComposedDefinition,
  context: CheckContext,
): readonly Use[] {
  if (composed === undefined) return [];
  const uses: Use[] = [];
  const check = beginCheck(name, { ...context, onUse: (use) => void uses.push(use) }, () => undefined);
  const place: Place = { scope: types.openRecord(), sources: {} };
  const known = checkSteps(composed.steps, '', place, check, '/composed/steps');
  const { list, join } = composed;
  if (list === undefined) {
    outputs.forEach(({ path = '' }, index) => {
      noteWay(types.recordOf(known), path, check, `/outputs/${String(index)}/path`);
    });
    return uses;
  }
  const rows = rowOf(known[list]);
  const other = join && rowOf(known[join.step]);
  if (join) noteWay(rows, join.by, check, '/composed/join/by');
  if (join && other) noteWay(other, join.key, check, '/composed/join/key');
  const row = join && other && rows.kind === 'record' ? joined(rows.members, join.step, other) : rows;
  outputs.forEach(({ path = '' }, index) => noteWay(row, path, check, `/outputs/${String(index)}/path`));
  return uses;
}

const joined = (members: Readonly<Record<string, StaticType>>, step: string, other: StaticType): StaticType =>
  types.recordOf({ ...members, [step]: other });

/** The rows that a step comes to. */
function rowOf(answer: StaticType | undefined): StaticType {
  const list = answer?.kind === 'record' ? answer.members.list : undefined;
  return list?.kind === 'list' ? list.of : types.ANY;
}

/** Names on a dotted way through what is known. */
function noteWay(root: StaticType, way: string, check: Check, path: string): void {
  let type = root;
  let at = 0;
  for (const step of way.split('.')) {
    if (type.kind === 'list') type = type.of;
    else {
      const member: StaticType | undefined =
        type.kind === 'record' && Object.hasOwn(type.members, step) ? type.members[step] : undefined;
      if (member?.origin?.name === step)
        noteUse(check, member.origin, path, { span: [at, at + step.length] });
      type = member ?? types.ANY;
    }
    at += step.length + 1;
  }
}
