/** What a schema says and what becomes of it: a line of the table in `docs/formily.md`, and a test. */
export interface ImportCase {
  /** What stands in the schema, as the table says it. */
  readonly from: string;
  /** What becomes of it, as the table says it. */
  readonly becomes: string;
  readonly properties: object;
  /** What stands beside the properties. */
  readonly more?: object;
  /** What of the document is looked at: its fields in their order. */
  readonly fields: readonly object[];
  /** Its layout, where that is looked at. */
  readonly layout?: readonly object[];
  /** What is told: `CODE /path`. */
  readonly told?: readonly string[];
}
