import type { InterfaceDefinition, InterfaceOutput } from '../../../../schemas/wire/interface.ts';
import { canRename } from '../../../steps/stepNames.ts';
import type { Renamed } from '../../../steps/stepsEditorProps.ts';
import type { Part } from './part.ts';

/** What a definition says of its steps beside them. */
export interface AroundSteps {
  readonly rows: Omit<Part, 'steps'>;
  readonly outputs: readonly InterfaceOutput[];
}

/** The same where a step has another name: in what is answered and in outputs. */
export function renamed(
  answers: InterfaceDefinition['answers'],
  { rows, outputs }: AroundSteps,
  { since, from, to }: Renamed,
): AroundSteps {
  if (!canRename(since, from, to)) return { rows, outputs };
  const { list, join } = rows;
  const isOfRows = answers === 'list';
  return {
    rows: {
      ...(list !== undefined && { list: list === from ? to : list }),
      ...(join !== undefined && { join: join.step === from ? { ...join, step: to } : join }),
    },
    outputs: outputs.map((output) => {
      const [first, ...rest] = (output.path ?? output.name).split('.');
      if (first !== from) return output;
      // Of rows only those of the joined step stand below its name; a whole one is no text or number, but a column is.
      const isJoined = join?.step === from && (output.path !== undefined || output.type === 'json');
      if (isOfRows && !isJoined) return output;
      return { ...output, path: [to, ...rest].join('.') };
    }),
  };
}
