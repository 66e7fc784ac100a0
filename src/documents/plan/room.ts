import type { StoredField } from '../storedFields.ts';

/** How much a field's value may be; absent: as much as its column holds. */
export interface Room {
  /** Characters of a text. */
  readonly length?: number;
  /** Digits behind the point, as people write the number. */
  readonly decimals?: number;
}

/** Rules by which a text has at most so many characters. */
const LENGTH_RULES: ReadonlySet<string> = new Set(['maxLength', 'length']);

const asCount = (value: unknown): number | undefined => {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
};

const smallest = (counts: readonly (number | undefined)[]): number | undefined => {
  const known = counts.filter((count) => count !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
};

/** The room of a field, by its widget, its props and its rules. What an expression decides limits nothing that is stored. */
export function roomOf({ type, node, meta }: StoredField): Room {
  const { props = {}, rules = [] } = node;
  if (type === 'text' && meta.hasOptions !== true) {
    const ruled = rules.filter(({ rule }) => LENGTH_RULES.has(rule)).map(({ value }) => asCount(value));
    const schema: { maxLength?: unknown } = meta.value;
    const length = smallest([asCount(schema.maxLength), asCount(props.maxLength), ...ruled]);
    return length === undefined ? {} : { length };
  }
  const decimals = type === 'number' ? asCount(props.precision) : undefined;
  return decimals === undefined ? {} : { decimals };
}

/** Whether a value has place in a field that holds values of its kind. */
export function hasRoom(field: StoredField, value: unknown): boolean {
  const { length } = roomOf(field);
  if (typeof value === 'string' && length !== undefined)
    return value.length <= length || Array.from(value).length <= length;
  if (typeof value === 'number') return field.meta.check?.(value, field.node.props ?? {}) === undefined;
  return true;
}

/** What becomes of room: it is more, it is less, or it is as it was. */
export function compareRoom(before: Room, after: Room): 'same' | 'widen' | 'narrow' {
  const steps = (['length', 'decimals'] as const).map(
    (name) => (after[name] ?? Infinity) - (before[name] ?? Infinity),
  );
  // Of two that are without end the difference is none.
  if (steps.some((step) => step < 0)) return 'narrow';
  return steps.some((step) => step > 0) ? 'widen' : 'same';
}
