import type { ColumnType } from '../../schemas/rendererMeta.ts';
import type { Check } from './context.ts';
import { checkFinding } from './findings.ts';
import { listIn, textIn } from './given.ts';

/** The columns that rows are grouped by, and those of which a unit of time can be taken, as the server does. */
const GROUPED: readonly ColumnType[] = ['text', 'number', 'bool', 'date', 'datetime'];
const TIMES: readonly ColumnType[] = ['date', 'datetime'];

/** Names that the rows of an aggregate have: its groups' fields and what its measures are called. */
export const namesOfGroups = (groupBy: unknown, measures: unknown): readonly string[] => [
  ...listIn(groupBy).flatMap((each) => textIn(each, 'field') ?? []),
  ...listIn(measures).flatMap((each) => textIn(each, 'as') ?? []),
];

/**
 * Checks that the groups of an aggregate can be made, and that no two parts of its rows are called the same.
 * @param columnOf the column behind a field; undefined where it is not known
 */
export function checkGroups(
  { groupBy, measures }: Readonly<Record<string, unknown>>,
  columnOf: (field: string) => ColumnType | undefined,
  check: Check,
  path: string,
): void {
  const names = new Set<string>();
  const take = (name: string | undefined, at: string): void => {
    if (name !== undefined && names.has(name))
      check.report(checkFinding('DUPLICATE_CODE', `${path}/${at}`, { code: name }));
    if (name !== undefined) names.add(name);
  };
  listIn(groupBy).forEach((each, index) => {
    const [field, unit] = [textIn(each, 'field'), textIn(each, 'unit')];
    const at = `groupBy/${String(index)}`;
    take(field, `${at}/field`);
    const column = field === undefined ? undefined : columnOf(field);
    if (field === undefined || column === undefined) return;
    if (!GROUPED.includes(column))
      check.report(checkFinding('GROUP_UNFIT', `${path}/${at}/field`, { code: field }));
    else if (unit !== undefined && !TIMES.includes(column))
      check.report(checkFinding('GROUP_UNFIT.unit', `${path}/${at}/unit`, { code: field, unit }));
  });
  listIn(measures).forEach((each, index) => {
    take(textIn(each, 'as'), `measures/${String(index)}/as`);
  });
}
