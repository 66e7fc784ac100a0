import type { RendererProps } from '../../render/rendererProps.ts';
import type { EngineField } from '../engine.ts';

/** Choices as a component reads them. */
export interface ToldOptions {
  readonly loading: boolean;
  readonly choices: readonly object[];
}

/**
 * What our resolver says of a field, told to the engine's field for the components that read it there: title, pattern,
 * required, options. It decides nothing: values are judged by `documents/settle.ts` alone.
 * @param options the widget's choices, where it has a prop of that kind
 */
export function tellStates(field: EngineField, given: RendererProps, options: ToldOptions | undefined): void {
  field.setTitle(given.title);
  field.setDescription(given.description);
  field.setPattern(patternOf(given));
  tellRequired(field, given.field?.required === true);
  if (!options) return;
  field.setDataSource([...options.choices]);
  field.setLoading(options.loading);
}

/** What the engine calls a field that is only read, one that may not be used, and one that may. */
export const patternOf = ({ enabled, readOnly }: RendererProps) =>
  readOnly ? 'readPretty' : enabled ? 'editable' : 'disabled';

/** Any value but `true`, with which the engine would judge by itself. */
const SHOWN: Readonly<Record<string, unknown>> = { required: 1 };

function tellRequired(field: EngineField, required: boolean): void {
  if (field.required === required) return;
  const rules = [field.validator].flat();
  field.setValidator(
    rules.map((rule) =>
      typeof rule === 'object' ? { ...rule, required: undefined, ...(required && SHOWN) } : rule,
    ),
  );
}
