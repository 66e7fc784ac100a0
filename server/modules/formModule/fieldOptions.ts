import type { Options } from '../../../src/schemas/option.ts';
import { metaIndex } from './metaIndex.ts';
import type { ModuleField } from './shape.ts';

/** Where a field's options come from: what the document says, else what its widget declares. */
export function fieldOptions(field: ModuleField): Options | undefined {
  if (field.meta.hasOptions !== true) return undefined;
  const written = field.node.props?.options as Options | undefined;
  return written ?? metaIndex.get(field.node.type)?.props.options?.source;
}
