import type { StoredField } from '../storedFields.ts';
import { compareRoom, roomOf } from './room.ts';

/**
 * What becomes of a field's values: they stay (`same`), have more room or less of it, have to be read anew (`convert`),
 * or are objects whose fields change (`members`).
 */
export type ValueChange = 'same' | 'widen' | 'narrow' | 'convert' | 'members';

/** Compares how a field held its values with how it will. */
export function compareFields(before: StoredField, after: StoredField): ValueChange {
  if (before.type !== after.type) return 'convert';
  switch (after.type) {
    case 'text':
      return compareTexts(before, after);
    case 'number':
      return compareNumbers(before, after);
    case 'list':
      return before.meta.hasOptions === after.meta.hasOptions ? 'same' : 'convert';
    case 'user':
    case 'json':
      return compareObjects(before, after);
    default:
      return 'same';
  }
}

/** Another widget may take fewer numbers: whole ones, those of a scale. */
function compareNumbers(before: StoredField, after: StoredField): ValueChange {
  const isOther = before.node.type !== after.node.type;
  const takesOthers = JSON.stringify(before.meta.value) !== JSON.stringify(after.meta.value);
  return isOther && takesOthers ? 'narrow' : compareRoom(roomOf(before), roomOf(after));
}

/**
 * A text whose widget takes any is one already, whatever rules it goes by when it is changed; of a choice the stored text
 * is none that people know.
 */
function compareTexts(before: StoredField, after: StoredField): ValueChange {
  if (before.meta.secret === true && after.meta.secret !== true) return 'convert';
  if (before.meta.hasOptions !== after.meta.hasOptions) return 'convert';
  if (after.meta.hasOptions === true) return 'same';
  const isOther = before.node.type !== after.node.type;
  return isOther && !takesAnyText(after) ? 'convert' : compareRoom(roomOf(before), roomOf(after));
}

const takesAnyText = ({ meta }: StoredField): boolean => {
  const schema: { pattern?: unknown; format?: unknown; enum?: unknown } = meta.value;
  const isPlain = schema.pattern === undefined && schema.format === undefined && schema.enum === undefined;
  return isPlain && meta.fromImport === undefined;
};

/** Objects are what the widget's schema says they are, and what fields there are in them. */
function compareObjects(before: StoredField, after: StoredField): ValueChange {
  const isSame =
    before.meta.members === after.meta.members &&
    before.meta.files === after.meta.files &&
    JSON.stringify(before.meta.value) === JSON.stringify(after.meta.value);
  if (!isSame) return 'convert';
  return after.members === undefined ? 'same' : 'members';
}
