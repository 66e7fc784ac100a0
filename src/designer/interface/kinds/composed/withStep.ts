/** What can be called, and with which inputs. */
export interface Callable {
  /** `moduleCode/interfaceUrl` */
  readonly call: string;
  readonly answers: 'list' | 'result';
  readonly inputs: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

/** The members of an object; of anything else, none. */
const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

/** A name that no step has: the one that is wished for, or with the first number that is free. */
function freeName(wished: string, taken: ReadonlySet<unknown>): string {
  const name = wished.replaceAll('-', '_');
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${String(number)}`)) number += 1;
  return `${name}${String(number)}`;
}

/**
 * The steps with one more at their end, each of its inputs handed on from an input of the same name. The first list
 * among them is what a list answers, where nothing says so yet.
 * @param composed the part of a composed definition, as far as it is there
 */
export function withStep(composed: unknown, callable: Callable, answers: 'list' | 'result'): object {
  const { call, inputs } = callable;
  const before = membersOf(composed);
  const steps: readonly unknown[] = Array.isArray(before.steps) ? before.steps : [];
  const taken = new Set(steps.map((step) => membersOf(step).name));
  const [form = '', url = ''] = call.split('/');
  const name = freeName(url === 'list' ? form : url, taken);
  const handedOn = inputs.map((input) => ({ name: input, value: `{{inputs.${input}}}` }));
  const step = { name, call, ...(handedOn.length > 0 && { inputs: handedOn }) };
  const isAnswered = answers === 'list' && callable.answers === 'list' && before.list === undefined;
  return { ...before, steps: [...steps, step], ...(isAnswered && { list: name }) };
}
