/** Headings of what an editor offers, in the reader's language. */
export interface ExpressionWords {
  readonly names: string;
  readonly functions: string;
  readonly words: string;
  readonly options: string;
}
