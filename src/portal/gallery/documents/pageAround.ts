import { CONTROL_PREFIX } from '../../../schemas/controlType.ts';
import type { AppDocument, ControlDocument } from '../../../schemas/documents/index.ts';

/** A page on which a control stands by itself, as pages of an application have it. */
export const pageAround = (
  { id }: ControlDocument,
  inputs: Readonly<Record<string, unknown>>,
): AppDocument => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'example',
  name: 'example',
  body: [{ type: `${CONTROL_PREFIX}${id}`, id: 'example', props: { ...inputs } }],
});

/** What a control is given at first: where it has no text of its own, what the text is called stands in its place. */
export function sampleInputs({ inputs = {} }: ControlDocument): Record<string, unknown> {
  const named = Object.entries(inputs).filter(
    ([, { type, default: own }]) => type === 'text' && own === undefined,
  );
  return Object.fromEntries(named.map(([name, { title = name }]) => [name, title]));
}
