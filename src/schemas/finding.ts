import type { LocalText } from './text.ts';

/**
 * Something a person should know about a document, an expression or a value.
 * `path` is a JSON pointer into what was examined; `code` is stable and UPPER_SNAKE.
 */
export interface Finding {
  severity: 'error' | 'warning';
  code: string;
  message: LocalText;
  path?: string;
  /** What would mend it, where it can be proposed: a value for that place, or (`rename`) a name for that member. */
  fix?: { path: string; value: unknown; rename?: true; title: LocalText };
}

/** Most findings of one answer: who needs more has to mend these first. Errors stand in front. */
export const MOST_FINDINGS = 200;

/** What holds of all findings of one code. */
export interface FindingTraits {
  /**
   * No other document can mend it: what is there twice or cannot be called so, and texts that are no expression,
   * condition, pattern or address that this product takes. Not even a draft is kept with it.
   */
  readonly neverSaveable?: true;
  /** It can be said of a node without the documents around it. */
  readonly alone?: true;
}

/** One line of a table of findings: how grave it is, and what a person is told; `{name}` are places for values. */
export interface FindingEntry extends FindingTraits {
  readonly severity: Finding['severity'];
  readonly zhCN: string;
  readonly enUS: string;
  /** It is about the name of a member: what mends it is another name, and no other value. */
  readonly renames?: true;
}
