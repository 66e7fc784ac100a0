/** What of other form languages a widget stands for when a form is imported (`documents/import`). */
export interface ImportMeta {
  /** Components of Formily; with `props` only where these of the component's props have these values. */
  readonly formily?: readonly (string | { component: string; props: Readonly<Record<string, unknown>> })[];
  /** Values of JSON Schema: the type, with a format, or with the values listed (`choice`). */
  readonly jsonSchema?: readonly { type: string; format?: string; choice?: true }[];
  /** The widget's props by other names that they have there. */
  readonly props?: Readonly<Record<string, string>>;
  /** The prop that takes the title of a layout. */
  readonly title?: string;
}
