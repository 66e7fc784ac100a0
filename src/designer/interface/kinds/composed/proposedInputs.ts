import { compileTemplate } from '../../../../conditions/index.ts';
import { placedSteps } from '../../../../documents/stepChain.ts';
import {
  interfaceInputTypes,
  type DescribedCall,
  type InterfaceDefinition,
  type InterfaceInput,
  type InterfaceInputType,
} from '../../../../schemas/wire/interface.ts';
import { inputIn, referredBy } from '../../../steps/given.ts';
import { readPart } from './part.ts';

const isInputType = (type: string): type is InterfaceInputType =>
  (interfaceInputTypes as readonly string[]).includes(type);

/**
 * Inputs that the steps read and that there are not yet. One that is handed on as it is takes after the input that it is handed
 * on to.
 */
export function proposedInputs(
  { composed, inputs }: Pick<InterfaceDefinition, 'composed' | 'inputs'>,
  known: (call: string) => DescribedCall | undefined,
): readonly InterfaceInput[] {
  const names = compileTemplate(composed).paths.flatMap((path) => {
    const [root, name = ''] = path.split('.');
    return root === 'inputs' && name !== '' ? [name] : [];
  });
  // Conditions name their values without braces.
  const bound = placedSteps(readPart(composed)?.steps ?? []).flatMap(({ step: { when } }) =>
    when === undefined || 'condition' in when
      ? []
      : when.conditionList.flatMap(({ bindKey }) => inputIn(bindKey) ?? []),
  );
  const have = new Set(inputs.map(({ name }) => name));
  const missing = [...new Set([...names, ...bound])].filter((name) => !have.has(name));
  return missing.map((name) => likeCalled(name, composed, known));
}

function likeCalled(
  name: string,
  composed: unknown,
  known: (call: string) => DescribedCall | undefined,
): InterfaceInput {
  for (const { step } of placedSteps(readPart(composed)?.steps ?? [])) {
    if (step.do !== 'call') continue;
    for (const [given, value] of Object.entries(step.param ?? {})) {
      if (referredBy(value) !== `inputs.${name}`) continue;
      const called = known(step.call)?.inputs.find((input) => input.name === given);
      if (called === undefined || !isInputType(called.type)) continue;
      const { title, type, required } = called;
      return { name, type, ...(title !== called.name && { title }), ...(required && { required }) };
    }
  }
  return { name, type: 'text' };
}
