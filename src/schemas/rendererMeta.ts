import type { Notation } from './notation.ts';
import type { TSchema } from 'typebox';
import type { Condition, ConditionTree, DataType } from './condition.ts';
import type { ImportMeta } from './importMeta.ts';
import type { ResourceKind } from './kinds.ts';
import type { Node } from './node.ts';
import type { OptionList, PropsSchema, PropValues } from './prop.ts';
import type { Tone } from './option.ts';
import type { LocalText, Locale } from './text.ts';

/** The families of widgets; each is a folder of `renderers/`. */
export const families = [
  'layout',
  'navigation',
  'display',
  'input',
  'list',
  'form',
  'flow',
  'chart',
  'screen',
  'action',
  'logic',
  'formily',
] as const;
export type Family = (typeof families)[number];

/** How a field's value is stored: the column types of the database and of `toSql`. */
export const columnTypes = ['text', 'number', 'bool', 'date', 'datetime', 'list', 'user', 'json'] as const;
export type ColumnType = (typeof columnTypes)[number];

/** What turns a value into text: the reader's language, the options behind the value, the platform's zone. */
export interface TextContext {
  locale: Locale;
  zone: string;
  /** How dates, times and numbers are written; absent: as the product does. */
  notation?: Notation;
  /** Present where the field has options. */
  options?: OptionList;
  /** Present where the value holds objects: their fields, in the order of the document. */
  members?: readonly TextMember[];
  /** The node's props as the document writes them. */
  props: Readonly<Record<string, unknown>>;
  /** The value stands for many records, as a sum does: thousands of numbers are parted. */
  grouped?: true;
}

/** A field of the objects in a value, and how its values read. */
export interface TextMember {
  code: string;
  text: (value: unknown) => string;
}

/** A list cell as data, so that tables draw thousands of them in plain elements. */
export interface Cell {
  text: string;
  /** Drawn as tags instead of the text, which then serves copying and titles. */
  tags?: readonly { text: string; tone: Tone }[];
  /** Images, drawn small instead of the text. */
  pictures?: readonly CellPicture[];
}

/** An image of a cell: a stored one by its id, or one at an address. */
export interface CellPicture {
  id: string;
  name: string;
  address?: string;
}

/**
 * What the text of a sheet is as a value, or what is wrong with it. An empty text is null. A text that `masks` stands for
 * what its record holds, where that reads so, and changes nothing; anywhere else it is wrong.
 */
export type Imported = { readonly value: unknown } | { readonly finding: LocalText; readonly masks?: true };

/** A text or a number within a structured value, as conditions read it. */
export interface ValuePart {
  /** Behind the field's code: `.value`, `[0]`. The schema of the value says what is there. */
  path: string;
  dataType: DataType;
  /** Said behind the field's title; absent: the part stands for the field. */
  title?: LocalText;
  /** The text is somebody's id. */
  people?: true;
}

/** Where the server looks up what a value names by id: as `getSelectorData` takes it, or the regions of GB/T 2260. */
export type ReferenceSource = 'person' | 'department' | 'role' | 'label' | 'region';

/** The records of a form as things by id: those that the role may list, each called by one of its fields. */
export interface RecordSource {
  readonly module: string;
  readonly labelField: string;
}

/** What shared code must know of a widget that holds a value. */
export interface FieldMeta {
  /** Column behind the field; null: the field stores nothing. */
  column: ColumnType | null;
  /** Data type of its conditions; decides its operators. */
  dataType: DataType;
  /** Schema of one value, apart from null (empty). */
  value: TSchema;
  /**
   * What is wrong with a value by the node's own props, beside the document's rules; browser and server ask alike.
   * Computed and empty values are not asked about.
   */
  check?: (value: unknown, props: Readonly<Record<string, unknown>>) => LocalText | undefined;
  /** Value is one of, or a list of, the field's `options` prop. */
  hasOptions?: boolean;
  /** Has no face: no label, no place in a grid. */
  frameless?: boolean;
  /** The empty value in a form; null unless the component wants another. */
  empty?: unknown;
  /** Columns of 24 that the field takes in a form grid when nothing is said. */
  span?: number;
  /** Alignment of its cells. */
  align?: 'left' | 'right' | 'center';
  /** Width of its column in px when nothing is said. */
  width?: number;
  /** Text of a value: read-only twin, cell, print. Absent: the default of its column type. */
  toText?: (value: unknown, context: TextContext) => string;
  /** Absent: the text, or tags where the options have tones. */
  toCell?: (value: unknown, context: TextContext) => Cell;
  /** What an exported sheet holds; absent: numbers and dates as such, all else as text. */
  toExport?: (value: unknown, context: TextContext) => string | number | boolean | Date | null;
  /** Format code (ECMA-376 part 1, 18.8.31) of a number in a workbook, which shows it as a list does. */
  sheetFormat?: (props: Readonly<Record<string, unknown>>) => string | undefined;
  /**
   * The value that the text of a sheet stands for, beside what `toText` and `toExport` write. Never asked about an
   * empty text. Null: no sheet fills it. Absent: the default of its column type. Whether the value is allowed is for `value` and rules to say.
   */
  fromImport?: ((text: string, context: TextContext) => Imported) | null;
  /**
   * Whether `fromImport` is given the day, time or number that a cell of a workbook holds rather than what it shows.
   * Absent: as the column type says; a text is what is shown.
   */
  readsExact?: true;
  /**
   * Its value is an entry `{ value, label }`, a list of them, or an object of such lists by name: things by id. The
   * server takes those that are there, and calls them by the names that they have. A function says by the node's props
   * which form's records they are; undefined: none yet.
   */
  refers?:
    | ReferenceSource
    | Readonly<Record<string, ReferenceSource>>
    | ((props: Readonly<Record<string, unknown>>) => RecordSource | undefined);
  /** Its children are fields of its value: of one object, or of each object in a list. */
  members?: 'one' | 'many';
  /** Its value is nothing but what the node's `value` computes: a node without one would stay empty for ever. */
  computed?: true;
  /** Its value is a number that the server gives a new record by the node's prop `pattern`, and nobody changes. */
  serial?: true;
  /**
   * Nobody reads its value, a text: it is sealed in its record, which answers `COVERED` in its place, and is in no
   * draft, export or condition (`docs/decisions/secret-fields.md`).
   */
  secret?: true;
  /** Its value is a list of uploaded files, which belong to the record from then on. */
  files?: true;
  /**
   * Conditions of a filter that holds `value`: what the component gave in its filter mode. All of them hold together;
   * what any of several may fulfil is a tree. An empty value gives none. Absent: the field is no filter.
   */
  toFilter?: (value: unknown, bindKey: string) => readonly (Condition | ConditionTree)[];
  /** The comparisons of its filter belong together: a list cannot give them another operator. */
  fixedFilter?: true;
  /** What people make conditions of where the value has parts: these instead of the whole. */
  parts?: readonly ValuePart[];
  /** Its value is a condition over the fields that its prop `fields` names: people filter lists with it. */
  conditions?: true;
  /** What the server owns of every record and lists draw as this widget does. */
  serverFields?: readonly string[];
  /** Its filter takes two places of a filter bar. */
  wideFilter?: boolean;
}

export interface SlotMeta {
  title: LocalText;
  /** Families that may stand in it; absent: any. */
  accepts?: readonly Family[];
}

/** Names that a widget adds to the scope of what stands inside it. */
export interface ProvidedName {
  type: 'any' | DataType | 'record' | 'records';
  title: LocalText;
  /** The prop whose list it is an element of, so that checks know its members. */
  each?: string;
}

/** A node before it has an id, with what stands in it. */
export interface Starter extends Omit<Partial<Node>, 'id' | 'children' | 'slots'> {
  children?: readonly (Starter & { type: string })[];
}

/** The part of a widget's declaration that is data: no React, so that server and checks read it too. */
export interface RendererMeta<P extends PropsSchema = PropsSchema> {
  /** Kebab-case; outside packages and the family of Formily's components put their name before a slash. */
  type: string;
  version: number;
  family: Family;
  title: LocalText;
  description?: LocalText;
  /** It brings code that is no part of the product: administrators alone put it into documents. */
  administrators?: true;
  /** Further words by which people search it, in either language, beside its type and title. */
  keywords?: readonly string[];
  /** Among the few that most documents have: it stands before the others of its family. */
  common?: true;
  /** Name of an icon of the portal's icon set. */
  icon: string;
  props: P;
  /** The prop whose text names it to whoever does not see it; absent or empty, the node's title does. */
  namedBy?: string;
  /** Takes `children`. */
  container?: boolean;
  /** What a designer groups parts in where nothing else is chosen. */
  groups?: true;
  /** Takes only widgets of this role as `children`: tabs take tabs. */
  holds?: string;
  /** Stands nowhere but in what `holds` this role. */
  role?: string;
  /** What the node says when a designer puts it somewhere; absent: nothing beside type and id. */
  starter?: Starter;
  slots?: Readonly<Record<string, SlotMeta>>;
  /** Events by name with the schema of their payload. */
  events?: Readonly<Record<string, { title: LocalText; payload?: TSchema }>>;
  provides?: Readonly<Record<string, ProvidedName>>;
  /** Present on widgets that hold a value. */
  field?: FieldMeta;
  /** What of other form languages becomes this widget. */
  imports?: ImportMeta;
  /** The document kinds that this widget draws whole. */
  document?: readonly ResourceKind[];
  /** Ids of documents of those kinds in the demo campus that show it, the one that tells most first. */
  examples?: readonly string[];
  /** Small enough that two stand side by side on a phone. */
  halfOnPhone?: boolean;
  /** Usable as a view of a list. */
  listView?: boolean;
  /** Budget of its lazy chunk, KiB gzip, libraries it shares with others not counted. */
  budget: number;
}

/** Keeps the literal types of the props, so that the component's props follow from the meta. */
export const defineMeta = <const P extends PropsSchema>(meta: RendererMeta<P>): RendererMeta<P> => meta;

/** The props that a component gets for a meta. */
export type MetaProps<M> = M extends RendererMeta<infer P> ? PropValues<P> : never;
