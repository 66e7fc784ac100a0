import type { DescribedCall } from '../../../../schemas/wire/interface.ts';
import { referTo } from './given.ts';
import type { Part, Step } from './part.ts';

/** A name that no step has: the one that is wished for, or with the first number that is free. */
function freeName(wished: string, taken: ReadonlySet<string>): string {
  const name = wished.replaceAll('-', '_');
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${String(number)}`)) number += 1;
  return `${name}${String(number)}`;
}

/**
 * The part with one more step at its end, which hands on inputs of the same names: all of an interface, of a form those
 * without which it says nothing. The first list among the steps is what a list answers, where nothing says so yet.
 */
export function withStep(part: Part, callable: DescribedCall, answers: 'list' | 'result'): Part {
  const { call, inputs, read } = callable;
  const [form = '', url = ''] = call.split('/');
  const name = freeName(read === 'list' ? form : url, new Set(part.steps.map((step) => step.name)));
  const handedOn = inputs
    .filter(({ required }) => required || read === undefined)
    .map((input) => ({ name: input.name, value: referTo(`inputs.${input.name}`) }));
  const step: Step = { name, call, ...(handedOn.length > 0 && { inputs: handedOn }) };
  const isAnswered = answers === 'list' && callable.answers === 'list' && part.list === undefined;
  return { ...part, steps: [...part.steps, step], ...(isAnswered && { list: name }) };
}
