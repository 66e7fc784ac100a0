import { createContext, useContext } from 'react';
import type { Scope } from '../../conditions/index.ts';
import type { ScopeAt } from '../../documents/check/scopeAt.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Option } from '../../schemas/option.ts';
import type { DataType } from '../../schemas/condition.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
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

/** Something in the document that settings name. */
export interface NamedMember {
  readonly code: string;
  readonly title: Text;
}

/** What settings know of what stands around the part that is set. */
export interface SettingsScope {
  /** Names of the page's sources. */
  readonly sources: readonly string[];
  /** Whether the document can have further sources. */
  readonly takesSources: boolean;
  /** Members of the records of a source; of the document's own records where none is named. Empty: not known. */
  readonly fieldsOf: (source: string | undefined) => readonly NamedField[];
  /** Fields that stand inside of the part. */
  readonly inside: readonly NamedField[];
  /** What rules of the part compare, by the path that an expression names it with. */
  readonly places: readonly NamedField[];
  /** What expressions and rules read, wherever in the document they stand. */
  readonly expressions: ExpressionSurroundings;
  /** Variables of the document, by their names. */
  readonly variables: readonly NamedMember[];
  /** Events that the document declares. */
  readonly events: readonly NamedMember[];
  /** Nodes of the document by id. */
  readonly nodes: () => readonly NamedMember[];
  /** What the installation has that documents name; absent where it cannot be asked: names are typed. */
  readonly catalogue?: Catalogue;
  /** What the document's own nodes are; absent outside of a designer. */
  readonly metas?: MetaIndex;
  /** Takes the last step of the history back, where there is one; absent outside of a designer. */
  readonly undo?: () => void;
  /** Whether the names by which documents call props are shown beside their titles. */
  readonly names: boolean;
}

export const nothingAround: SettingsScope = {
  sources: [],
  takesSources: false,
  fieldsOf: () => [],
  inside: [],
  places: [],
  expressions: {},
  variables: [],
  events: [],
  nodes: () => [],
  names: true,
};

export const SettingsContext = createContext<SettingsScope>(nothingAround);

export const useSettings = (): SettingsScope => useContext(SettingsContext);

/** The values beside a prop, for what depends on another one. */
export const SiblingsContext = createContext<Readonly<Record<string, unknown>>>({});

/** The members of the object in which a value stands, for what depends on another one of them. */
export const BesideContext = createContext<Readonly<Record<string, unknown>>>({});

/** Members of the records of the source that the prop `of` names. */
export function useFieldsOf(of: string | undefined): readonly NamedField[] {
  const { fieldsOf } = useSettings();
  const siblings = useContext(SiblingsContext);
  const source = of === undefined ? undefined : siblings[of];
  return fieldsOf(typeof source === 'string' ? source : undefined);
}
