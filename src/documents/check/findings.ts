import { conditionCheckTable } from '../../conditions/check/index.ts';
import { codeOf, findingMaker, type KeysNaming, tell, type ValuesOf } from '../../conditions/index.ts';
import type { Finding, FindingEntry, FindingTraits } from '../../schemas/finding.ts';
import { documentTable } from '../findings.ts';
import { formilyTable } from '../formily/findings.ts';
import { fieldTable } from './findingTables/fields.ts';
import { flowTable } from './findingTables/flows.ts';
import { nameTable } from './findingTables/names.ts';
import { partTable } from './findingTables/parts.ts';
import { shapeTable } from './findingTables/shapes.ts';

/** Everything that a person can be told of a document; `docs/checking-documents.md` lists the codes. */
export const checkTable = {
  ...conditionCheckTable,
  ...documentTable,
  ...nameTable,
  ...shapeTable,
  ...fieldTable,
  ...partTable,
  ...flowTable,
  ...formilyTable,
} as const;
type CheckTable = typeof checkTable;

/** Makes a finding of the check: key, path, values for the places of its texts, and the name that was meant. */
export const checkFinding = findingMaker(checkTable);

/** Keys that tell of one name, where it is none of those that there are. */
export type NameKey = KeysNaming<CheckTable, 'name'>;

const traits = new Map<string, FindingTraits>();
for (const [key, entry] of Object.entries<FindingEntry>(checkTable)) {
  const { neverSaveable, alone } = entry;
  const code = codeOf(key);
  traits.set(code, { ...traits.get(code), ...(neverSaveable && { neverSaveable }), ...(alone && { alone }) });
}

/** Every code that checking a document can give. */
export const checkCodes: readonly string[] = [...traits.keys()];

/** What holds of every finding of a code, at whichever of its entries it stands; nothing of a code of others. */
export const traitsOf = (code: string): FindingTraits => traits.get(code) ?? {};

/**
 * A finding of a part, told with whose part it is, and as grave.
 * @param why what is wrong with it, with the way into the value
 */
export function because<K extends 'WRONG_PARAMETER' | 'WRONG_PROP' | 'WRONG_DEFAULT'>(
  key: K,
  path: string,
  values: Omit<ValuesOf<CheckTable, K>, 'why'>,
  why: Finding,
): Finding {
  const told = tell(key, checkTable[key], { ...values, why: why.message });
  return {
    ...why,
    code: told.code,
    message: told.message,
    path: `${path}${why.path ?? ''}`,
    ...(why.fix && { fix: { ...why.fix, path: `${path}${why.fix.path}` } }),
  };
}

/** The whole way of a cycle; of one that nobody would read through, where it begins and where it closes. */
export const wayOf = (names: readonly string[]): string =>
  (names.length > 40 ? [...names.slice(0, 20), '…', ...names.slice(-19)] : names).join(' → ');
