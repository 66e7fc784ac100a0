import { literal } from '../../conditions/index.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { LONGEST_NAME } from '../../schemas/kinds.ts';
import { currentVersion } from '../../schemas/migrations/steps.ts';
import type { FieldNode } from '../../schemas/node.ts';
import { fieldCodeOf, idOf } from '../pinyinNames.ts';
import type { ColumnGuess } from './guessColumn.ts';

/** A column that becomes a field. */
export interface GuessedColumn {
  readonly title: string;
  readonly guess: Pick<ColumnGuess, 'type' | 'props'>;
}

/** What spreadsheets call a sheet that nobody has named. */
const UNNAMED_SHEET = /^(?:sheet|table|工作表|表)?\s*\d*(?:\s*\(\d+\))?$/i;
/** The end of a file's name that says what it is. */
const EXTENSION = /\.[a-z0-9]{1,5}$/i;

/** What a form is called: as its sheet, where somebody has named that, else as its file. */
export function formNameOf(file: string, sheet: string | undefined): string {
  const named = sheet === undefined || UNNAMED_SHEET.test(sheet.trim()) ? file.replace(EXTENSION, '') : sheet;
  return Array.from(named.trim()).slice(0, LONGEST_NAME).join('');
}

/**
 * A form with a field for each column, in their order; nobody may do anything with it yet.
 * @returns its fields called by the pinyin of their titles
 */
export function formOf(name: string, columns: readonly GuessedColumn[]): FormDocument {
  const taken = new Set<string>();
  const fields = columns.map(({ title, guess: { type, props } }): FieldNode => {
    const code = fieldCodeOf(title, taken);
    const said = Object.keys(props).length === 0 ? {} : { props };
    return { type, id: code, name: code, title: literal(title), ...said };
  });
  const id = idOf(name);
  return {
    ...{ kind: 'form', schemaVersion: currentVersion('form') },
    ...{ id: id === '' ? 'biaodan' : id, name: name === '' ? '表单' : name, fields, grants: [] },
  };
}
