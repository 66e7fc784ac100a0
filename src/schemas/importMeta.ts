/** What the values of a column of a sheet can be (`documents/fromSheet`), in the order in which people are offered them. */
export const sheetKinds = [
  'text',
  'longText',
  'number',
  'money',
  'percent',
  'date',
  'dateTime',
  'month',
  'year',
  'time',
  'choice',
  'yesNo',
  'phone',
  'email',
  'idCard',
  'url',
] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** The columns of a sheet that a widget is the field of. */
export interface SheetImport {
  readonly kind: SheetKind;
  /** The prop that takes the unit of its numbers. */
  readonly unit?: string;
}

/** What of other form languages a widget stands for when a form is imported (`documents/import`, `documents/fromSheet`). */
export interface ImportMeta {
  /** Columns of a sheet. */
  readonly sheet?: SheetImport;
  /** Components of Formily, by name or with what is asked of their use. */
  readonly formily?: readonly (string | ImportedComponent)[];
  /** Values of JSON Schema. */
  readonly jsonSchema?: readonly ImportedValue[];
  /** The widget's props by other names that they have there. */
  readonly props?: Readonly<Record<string, string>>;
  /** Props that take limits of JSON Schema, by the name of the limit: the widget judges them itself, where others have a rule. */
  readonly limits?: Readonly<Record<string, string>>;
  /** The prop that takes the title of a layout. */
  readonly title?: string;
  /** The prop there that is the title of the node here, where the widget shows that. */
  readonly named?: string;
  /** It holds the fields of an object; with its props where the object has no title, so that it shows nothing. */
  readonly object?: { readonly untitled: Readonly<Record<string, unknown>> };
  /** The prop that takes the values of listed options as words, where others may be written beside them. */
  readonly words?: string;
  /** Props that bound a value there, each with the rule that does so here. */
  readonly bounds?: Readonly<Record<string, 'min' | 'max'>>;
  /** Components inside that the widget has of itself, each with the prop that takes its title where one does. */
  readonly parts?: Readonly<Record<string, string | undefined>>;
}

/** Values of JSON Schema that a widget takes. */
export interface ImportedValue {
  readonly type: string;
  readonly format?: string;
  /** The values are listed. */
  readonly choice?: true;
  /** Texts that are longer than a line. */
  readonly long?: true;
  /** Lists of different single values of this type. */
  readonly of?: string;
}

/** A component of Formily that a widget stands for where its props have these values. */
export interface ImportedComponent {
  readonly component: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Values of its props that the widget has nothing for: so used, another one takes its place. */
  readonly unless?: Readonly<Record<string, unknown>>;
  /** Props that say here what is so there anyway. */
  readonly sets?: Readonly<Record<string, unknown>>;
  /** Its value may be another than the one that is chosen: a branch for all that is below it. */
  readonly mayKeepParents?: true;
  /** Its value is a list there, of which the widget keeps the last entry. */
  readonly lastOf?: true;
}
