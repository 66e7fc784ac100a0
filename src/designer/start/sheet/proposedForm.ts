import { moduleCalls, type FormDocument } from '../../../schemas/documents/form.ts';
import { FIELD_CODE, isRefusedCode } from '../../../schemas/kinds.ts';
import type { FieldNode } from '../../../schemas/node.ts';
import type { FormProposal, ProposedColumn } from '../../../schemas/wire/proposeForm.ts';

/** What a person decided about a column. */
export interface ColumnChoice {
  readonly column: ProposedColumn;
  readonly taken: boolean;
  readonly title: string;
  readonly code: string;
  readonly type: string;
}

/** Characters of a title, and of a code, at most. */
export const LONGEST_TITLE = 100;
export const LONGEST_CODE = 63;

/** What is proposed; of a title that is a whole text its beginning. */
export const firstChoices = ({ columns }: FormProposal): readonly ColumnChoice[] =>
  columns.map((column) => {
    const { title, code, type } = column;
    const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title;
    return { column, taken: true, title: short, code, type };
  });

/** What is wrong with a choice among the others. */
export type ChoiceFault = 'titleMissing' | 'titleTooLong' | 'codeWrong' | 'codeTaken';

const CODE = new RegExp(FIELD_CODE);

/** The first fault of a choice; of what is left out nothing is wrong. */
export function choiceFault(choice: ColumnChoice, choices: readonly ColumnChoice[]): ChoiceFault | undefined {
  const { taken, title, code } = choice;
  if (!taken) return undefined;
  if (title.trim() === '') return 'titleMissing';
  if (title.length > LONGEST_TITLE) return 'titleTooLong';
  if (!CODE.test(code) || isRefusedCode(code)) return 'codeWrong';
  const isTwice = choices.some((other) => other !== choice && other.taken && other.code === code);
  return isTwice ? 'codeTaken' : undefined;
}

/** Cells of a column, among the first ones, that its type would not take. */
export const unreadOf = ({ column, type }: ColumnChoice): number =>
  column.types.find((each) => each.type === type)?.unread ?? 0;

interface FormParts {
  readonly id: string;
  readonly name: string;
  /** The role that is to see and change the records, which the import needs; undefined: nobody yet. */
  readonly role: string | undefined;
}

/** The form of the columns that are taken, as a person has named them. */
export function proposedForm(
  { form }: FormProposal,
  choices: readonly ColumnChoice[],
  { id, name, role }: FormParts,
): FormDocument {
  const fields = choices.flatMap((choice, at): FieldNode[] => {
    const field = form.fields[at];
    return choice.taken && field !== undefined ? [fieldOf(field, choice)] : [];
  });
  const grants: FormDocument['grants'] =
    role === undefined
      ? []
      : [{ id: 'grant-1', roles: [role], actions: [...moduleCalls], read: '*', write: '*' }];
  return { ...form, id, name, fields, grants };
}

function fieldOf(field: FieldNode, { column, title, code, type }: ColumnChoice): FieldNode {
  const { props: _props, ...rest } = field;
  const props = column.types.find((each) => each.type === type)?.props;
  const said = title === column.title ? {} : { title };
  return { ...rest, type, id: code, name: code, ...said, ...(props && { props }) };
}

/** Which column fills which field, as the import takes it. */
export const importMapping = (
  { mapping }: FormProposal,
  choices: readonly ColumnChoice[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    choices.flatMap(({ taken, code, column }) => {
      const title = mapping[column.code];
      return taken && title !== undefined ? [[code, title]] : [];
    }),
  );
