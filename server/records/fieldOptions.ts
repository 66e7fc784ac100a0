import { Check } from 'typebox/value';
import { OptionsSchema } from '../../src/schemas/option.ts';
import type { Options } from '../../src/schemas/option.ts';
import type { ModuleField } from './shape.ts';

/**
 * Where a field's options come from: what the document says, else what its widget declares. What the document says
 * wrongly counts as nothing: such a field is broken, and takes no values anyway.
 */
export function fieldOptions(field: ModuleField): Options | undefined {
  if (field.meta.hasOptions !== true) return undefined;
  const written = field.node.props?.options;
  if (written !== undefined) return Check(OptionsSchema, written) ? written : undefined;
  return field.usualOptions;
}
