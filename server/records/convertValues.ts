import { cellImport } from '../../src/documents/fieldImport.ts';
import { fieldExport, fieldText } from '../../src/documents/fieldText.ts';
import type { FieldPlan } from '../../src/documents/plan/planForm.ts';
import { mapObjects } from '../../src/documents/members.ts';
import { hasRoom } from '../../src/documents/plan/room.ts';
import { textContext } from './optionLists.ts';
import type { OptionLists } from './optionLists.ts';
import type { ModuleField } from './shape.ts';
import { checkValue } from './value.ts';

/** What becomes of values of one field. */
export type ColumnChange = FieldPlan<ModuleField>;

/** Told of each value that is read anew: by which change, and whether nothing could be made of it. */
type Note = (change: ColumnChange, failed: boolean) => void;

/** Whether values have to be read anew: also where nothing is lost, as of objects in which a field is called otherwise. */
export const rewrites = ({ values, members }: ColumnChange): boolean =>
  values === 'convert' ||
  values === 'narrow' ||
  members.some(
    (member) => rewrites(member) || member.operations.some(({ op }) => op === 'rename' || op === 'drop'),
  );

/**
 * A value as its field will hold it, by the rules of imports: what people read of it, read by the other widget. Null where
 * nothing can be made of it.
 * @param lists the options of both fields
 */
export function convertValue(change: ColumnChange, value: unknown, lists: OptionLists, note: Note): unknown {
  const { before, after, values } = change;
  if (value === null || value === undefined) return null;
  if (before === undefined || after === undefined) {
    note(change, false);
    return null;
  }
  if (values === 'members') return convertObjects(change, value, lists, note);
  if (values === 'same' || values === 'widen') return value;
  const converted = values === 'narrow' ? narrowed(after, value) : readAnew(before, after, value, lists);
  note(change, converted === undefined);
  return converted ?? null;
}

/** The value where it has its place, undefined where it does not. */
function narrowed(after: ModuleField, value: unknown): unknown {
  // A text that is too long for an index is told at its field (`moduleIndexes.ts`).
  const isSound = after.type === 'text' || !('code' in checkValue(after, value));
  return isSound && hasRoom(after, value) ? value : undefined;
}

/** @returns undefined where the text of the value is no value of the other field */
function readAnew(before: ModuleField, after: ModuleField, value: unknown, lists: OptionLists): unknown {
  if (before.secret === true) return undefined;
  const written = textContext(before, 'zhCN', lists);
  const shown = fieldText(before, value, written);
  const exported = fieldExport(before, value, written);
  const exact = typeof exported === 'string' || typeof exported === 'number' ? String(exported) : undefined;
  // Of several values what is exported parts them so that they can be told apart again.
  const said = after.type === 'list' ? { shown: exact ?? shown } : { shown, exact };
  const read = cellImport(after, said, textContext(after, 'zhCN', lists));
  if ('finding' in read) return undefined;
  const checked = checkValue(after, read.value);
  if ('code' in checked || checked.value === null) return undefined;
  return after.meta.check?.(checked.value, after.node.props ?? {}) === undefined ? checked.value : undefined;
}

function convertObjects(change: ColumnChange, value: unknown, lists: OptionLists, note: Note): unknown {
  const { before, members } = change;
  if (before === undefined) return value;
  return mapObjects(before, value, (object) => {
    const made = members.flatMap((member): [string, unknown][] => {
      const inside = member.before === undefined ? null : object[member.before.code];
      const converted = convertValue(member, inside, lists, note);
      return member.after === undefined ? [] : [[member.after.code, converted]];
    });
    return Object.fromEntries(made);
  });
}
