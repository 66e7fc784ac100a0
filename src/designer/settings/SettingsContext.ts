import { createContext, useContext } from 'react';
import type { Scope } from '../../conditions/index.ts';
import type { ScopeAt } from '../../documents/check/scopeAt.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Option } from '../../schemas/option.ts';
import type { DataType } from '../../schemas/condition.ts';
import type { Text } from '../../schemas/text.ts';

/** A field or member that settings name. */
export interface NamedField {
  readonly code: string;
  readonly title: Text;
  readonly type: DataType;
  readonly options?: readonly Option[];
  readonly people?: boolean;
  readonly withTime?: boolean;
  /** What people call the record that holds it, where it is one of several. */
  readonly group?: Text;
}

/** What is known of the document in which expressions and rules are written; nothing where a value is set by itself. */
export interface ExpressionSurroundings {
  /** What may be read at a pointer of the document. */
  readonly scopeAt?: (pointer: string) => ScopeAt;
  /** What the check says of a value there. */
  readonly findingsAt?: (pointer: string, value: unknown) => readonly Finding[];
  /** What is read there now, as the canvas shows it. */
  readonly sampleAt?: (pointer: string) => Scope;
}

/** What settings know of what stands around the part that is set. */
export interface SettingsScope {
  /** Names of the page's sources. */
  readonly sources: readonly string[];
  /** Members of the records of a source; of the document's own records where none is named. Empty: not known. */
  readonly fieldsOf: (source: string | undefined) => readonly NamedField[];
  /** Fields that stand inside of the part. */
  readonly inside: readonly NamedField[];
  /** What rules of the part compare, by the path that an expression names it with. */
  readonly places: readonly NamedField[];
  /** What expressions and rules read, wherever in the document they stand. */
  readonly expressions: ExpressionSurroundings;
  /** Whether the names by which documents call props are shown beside their titles. */
  readonly names: boolean;
}

export const nothingAround: SettingsScope = {
  sources: [],
  fieldsOf: () => [],
  inside: [],
  places: [],
  expressions: {},
  names: true,
};

export const SettingsContext = createContext<SettingsScope>(nothingAround);

export const useSettings = (): SettingsScope => useContext(SettingsContext);

/** The values beside a prop, for what depends on another one. */
export const SiblingsContext = createContext<Readonly<Record<string, unknown>>>({});

/** Members of the records of the source that the prop `of` names. */
export function useFieldsOf(of: string | undefined): readonly NamedField[] {
  const { fieldsOf } = useSettings();
  const siblings = useContext(SiblingsContext);
  const source = of === undefined ? undefined : siblings[of];
  return fieldsOf(typeof source === 'string' ? source : undefined);
}
