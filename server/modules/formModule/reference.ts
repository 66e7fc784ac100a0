import type { ModuleField, ModuleShape } from './shape.ts';

/**
 * Whether a field holds one thing by its id and its name, `{ value, label }`, as references to records and people do.
 * Conditions reach the id by `field.value`, so that a form can ask which records of another point at one of its own.
 */
export function isReference({ type, meta }: ModuleField): boolean {
  if (type !== 'json' || !('properties' in meta.value)) return false;
  const { properties } = meta.value;
  if (typeof properties !== 'object' || properties === null || !('value' in properties)) return false;
  const { value } = properties;
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'string';
}

/** The code of the field that a condition's key reads: the key itself, or what stands in front of `.value`. */
export function fieldOfKey(shape: ModuleShape, bindKey: string): string {
  const code = bindKey.endsWith('.value') ? bindKey.slice(0, -'.value'.length) : bindKey;
  const field = shape.byCode.get(code);
  return field !== undefined && isReference(field) ? code : bindKey;
}
