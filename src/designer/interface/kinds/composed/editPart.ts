import type { InterfaceDefinition, InterfaceOutput } from '../../../../schemas/wire/interface.ts';
import { changed, type Change } from '../../../fields/changed.ts';
import type { Part, Step } from './part.ts';

/** The part with a step changed. */
export const putStep = (part: Part, at: number, change: Change<Step>): Part => ({
  ...part,
  steps: part.steps.map((step, place) => (place === at ? changed(step, change) : step)),
});

/** The part with a step moved by one place; as it is where there is none. */
export function moveStep(part: Part, at: number, by: -1 | 1): Part {
  const steps = [...part.steps];
  const [moved] = steps.splice(at, 1);
  if (moved === undefined || at + by < 0 || at + by > steps.length) return part;
  steps.splice(at + by, 0, moved);
  return { ...part, steps };
}

/** The part without a step, and without what is answered of it. */
export function removeStep(part: Part, at: number): Part {
  const removed = part.steps[at];
  const { list, join, ...rest } = part;
  return {
    ...rest,
    steps: part.steps.filter((_step, place) => place !== at),
    ...(list !== undefined && list !== removed?.name && { list }),
    ...(join !== undefined && join.step !== removed?.name && { join }),
  };
}

/** Whether other steps, what is answered or outputs name a step. */
export function isNamed({ part, outputs }: Pick<Composed, 'part' | 'outputs'>, at: number): boolean {
  const { name = '' } = part.steps[at] ?? {};
  const { list, join } = part;
  const head = new RegExp(`(^|[^\\w.])steps\\.${name}(?!\\w)`);
  return (
    IDENTIFIER.test(name) &&
    (list === name ||
      join?.step === name ||
      outputs.some((output) => (output.path ?? output.name).split('.')[0] === name) ||
      part.steps.some((step, place) => place !== at && head.test(JSON.stringify(step))))
  );
}

const IDENTIFIER = /^[A-Za-z]\w*$/;

interface Rewrite {
  /** Of texts, whose expressions stand in braces. */
  readonly text: (text: string) => string;
  /** Of paths, which conditions are made of. */
  readonly path: (path: string) => string;
}

/** A value with all texts in it rewritten; what is no text stays as it is. */
function rewrite(value: unknown, by: Rewrite): unknown {
  if (typeof value === 'string') return by.text(value);
  if (Array.isArray(value)) return value.map((each) => rewrite(each, by));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, each]) => [
    name,
    name === 'bindKey' && typeof each === 'string' ? by.path(each) : rewrite(each, by),
  ]);
  return Object.fromEntries(members);
}

/** What a definition says of its steps. */
type Composed = Pick<InterfaceDefinition, 'answers'> & {
  readonly part: Part;
  readonly outputs: readonly InterfaceOutput[];
};

/**
 * A definition in which a step has another name, wherever it is named: by steps after it, by what is answered and by
 * outputs. A name that is none, or that another step has, changes the step alone: what it is named by could not be told
 * apart afterwards.
 */
export function renameStep(
  { answers, part, outputs }: Composed,
  at: number,
  name: string,
): Omit<Composed, 'answers'> {
  const renamed = putStep(part, at, { name });
  const { name: before = '' } = part.steps[at] ?? {};
  const isTaken = part.steps.some(
    (step, place) => place !== at && (step.name === name || step.name === before),
  );
  if (!IDENTIFIER.test(name) || !IDENTIFIER.test(before) || isTaken) return { part: renamed, outputs };
  const head = new RegExp(`(^|[^\\w.])steps\\.${before}(?!\\w)`, 'g');
  const path = (text: string): string => text.replaceAll(head, `$1steps.${name}`);
  const text = (whole: string): string => whole.replaceAll(/\{\{[\s\S]*?\}\}/g, path);
  const steps = renamed.steps.map((step, place) =>
    place <= at ? step : { ...(rewrite(step, { text, path }) as Step), name: step.name, call: step.call },
  );
  const { list, join } = renamed;
  const isOfRows = answers === 'list';
  return {
    part: {
      ...renamed,
      steps,
      ...(list === before && { list: name }),
      ...(join?.step === before && { join: { ...join, step: name } }),
    },
    outputs: outputs.map((output) => {
      const [first, ...rest] = (output.path ?? output.name).split('.');
      if (first !== before) return output;
      // Of rows only those of the joined step stand below its name; a whole one is no text or number, but a column is.
      const isJoined = join?.step === before && (output.path !== undefined || output.type === 'json');
      if (isOfRows && !isJoined) return output;
      return { ...output, path: [name, ...rest].join('.') };
    }),
  };
}
