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
  /** Values of JSON Schema: the type, with a format, with the values listed (`choice`), or with the type of a list's entries (`of`). */
  readonly jsonSchema?: readonly { type: string; format?: string; choice?: true; of?: string }[];
  /** The widget's props by other names that they have there. */
  readonly props?: Readonly<Record<string, string>>;
  /** Props that take limits of JSON Schema, by the name of the limit: the widget judges them itself, where others have a rule. */
  readonly limits?: Readonly<Record<string, string>>;
  /** The prop that takes the title of a layout. */
  readonly title?: string;
  /** Components inside that the widget has of itself, each with the prop that takes its title where one does. */
  readonly parts?: Readonly<Record<string, string | undefined>>;
}

/** A component of Formily that a widget stands for where its props have these values. */
export interface ImportedComponent {
  readonly component: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Values of its props that the widget has nothing for: so used, another one takes its place. */
  readonly unless?: Readonly<Record<string, unknown>>;
  /** Its value is a list there, of which the widget keeps the last entry. */
  readonly lastOf?: true;
}
