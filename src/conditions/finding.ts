import type { Finding, FindingEntry } from '../schemas/finding.ts';
import { fillPlaces, type LocalText, type PlacesOf, type PlaceValue } from '../schemas/text.ts';

/** Receives what a person should know; the evaluation itself goes on. */
export type Report = (finding: Finding) => void;

/** A table by `CODE`, or by `CODE.variant` where one code is told in several ways. */
export type FindingTable<T> = { readonly [K in keyof T]: FindingEntry };

/** A key of a table, with the code before its dot. */
type CodeOf<K> = K extends `${infer Code}.${string}` ? Code : K;

/** The values that the texts of a key have places for. */
export type ValuesOf<T extends FindingTable<T>, K extends keyof T> = Readonly<
  Record<PlacesOf<T[K]['zhCN']>, PlaceValue>
>;

/** Keys of which both texts have exactly the places of a name, as `{name}` alone. */
export type KeysNaming<T extends FindingTable<T>, Place extends string> = {
  [K in keyof T]: [PlacesOf<T[K]['zhCN']>, Place] extends [Place, PlacesOf<T[K]['zhCN']>] ? K : never;
}[keyof T];

/** What is wrong with an entry whose texts have not the same places. */
type SamePlaces<T extends FindingTable<T>> = {
  readonly [K in keyof T]: [PlacesOf<T[K]['zhCN']>, PlacesOf<T[K]['enUS']>] extends [
    PlacesOf<T[K]['enUS']>,
    PlacesOf<T[K]['zhCN']>,
  ]
    ? FindingEntry
    : {
        readonly missingPlace: Exclude<
          PlacesOf<T[K]['zhCN'] | T[K]['enUS']>,
          PlacesOf<T[K]['zhCN']> & PlacesOf<T[K]['enUS']>
        >;
      };
};

/** Declares a table of findings; that both texts of each have the same places is held by its type. */
export const findingTable = <const T extends FindingTable<T>>(table: T & SamePlaces<T>): T => table;

/** The code of a key of a table. */
export const codeOf = <K extends string>(key: K): CodeOf<K> => key.replace(/\..*$/s, '') as CodeOf<K>;

/** What was thrown for a document, as a finding of it. */
export const findingOf = (
  { code, text }: { readonly code: string; readonly text: LocalText },
  path?: string,
): Finding => ({ severity: 'error', code, message: text, ...(path !== undefined && { path }) });

/** A sentence that ends by asking for the name that was meant, where one is near. */
const asking = ({ zhCN, enUS }: LocalText, near: string | undefined): LocalText =>
  near === undefined
    ? { zhCN, enUS }
    : {
        zhCN: `${zhCN.replace(/。$/, '')}，是否想写“${near}”？`,
        enUS: `${enUS.replace(/\.$/, '')}; did you mean "${near}"?`,
      };

/** What an entry tells with values in its places, wherever it was found. */
export const tell = (
  key: string,
  { severity, zhCN, enUS }: FindingEntry,
  values: Readonly<Record<string, PlaceValue>>,
  near?: string,
): Pick<Finding, 'severity' | 'code' | 'message'> => ({
  severity,
  code: codeOf(key),
  message: asking(fillPlaces({ zhCN, enUS }, values), near),
});

/** What stands behind the key in a call: nothing is asked for that the texts have no place for. */
type Said<T extends FindingTable<T>, K extends keyof T, Path> = [PlacesOf<T[K]['zhCN']>] extends [never]
  ? [path?: Path, values?: Readonly<Record<string, never>>, near?: string]
  : [path: Path, values: ValuesOf<T, K>, near?: string];

/**
 * Makes findings of one table: key, JSON pointer of the place (left out where nothing was examined by path), values for the
 * places of its texts, and a name that is near the one that is wrong, which is then proposed.
 */
export function findingMaker<T extends FindingTable<T>>(table: T) {
  return <K extends keyof T & string>(
    key: K,
    ...[path, values, near]: Said<T, K, string | undefined>
  ): Finding => {
    const told = tell(key, table[key], values ?? {}, near);
    if (path === undefined) return told;
    if (near === undefined) return { ...told, path };
    const title = { zhCN: `改为“${near}”`, enUS: `Write "${near}"` };
    const proposed = { ...told, path, fix: { path, value: near, title } };
    return table[key].renames ? renaming(proposed) : proposed;
  };
}

/** The finding of a member whose name is wrong: what mends it is another name, where one is near, and no other value. */
function renaming({ fix, ...finding }: Finding): Finding {
  if (fix === undefined) return finding;
  const near = String(fix.value);
  const title = { zhCN: `改名为“${near}”`, enUS: `Rename to "${near}"` };
  return { ...finding, fix: { ...fix, rename: true, title } };
}
